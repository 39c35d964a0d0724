/** Only a pointer or the keyboard brings these about; the gallery shows them by a class. */
const forced = [
  [':hover', '.is-hover'],
  [':focus-visible', '.is-focus'],
  [':active', '.is-active'],
] as const;

function hasRules(rule: CSSRule): rule is CSSRule & (CSSGroupingRule | CSSStyleRule) {
  return 'cssRules' in rule;
}

function copyRules(container: CSSStyleSheet | CSSGroupingRule | CSSStyleRule) {
  for (let at = container.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = container.cssRules[at];
    if (!rule) continue;
    if (rule instanceof CSSStyleRule) {
      const { selectorText } = rule;
      const selector = forced.reduce((text, [state, name]) => text.replaceAll(state, name), selectorText);
      // Right behind the rule it repeats, so that the cascade stays as it is.
      if (selector !== selectorText) {
        container.insertRule(
          rule.cssText.replace(selectorText, () => selector),
          at + 1,
        );
      }
    } else if (hasRules(rule)) copyRules(rule);
  }
}

/** Repeats every rule of the site's style sheet for a state as one for the class that stands for it. */
export function forceStates() {
  for (const sheet of document.styleSheets) {
    if (sheet.href?.includes('/src/styles/')) copyRules(sheet);
  }
}
