import type { Page } from '@playwright/test';

/** Wraps each text node in its own element, as a browser's translation does. Runs in the page. */
export function translatePage() {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isLeftAlone = text.parentElement?.closest('script, style, textarea, font');
      if (isLeftAlone || !text.data.trim()) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? target : node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

export const translate = (page: Page) => page.evaluate(translatePage);
