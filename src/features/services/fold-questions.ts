import { toMarkup, toHtml, type Html } from '../../lib/html.ts';

const questionAndAnswer = /<h3>((?:(?!<h3>).)*\?)<\/h3>(.*?)(?=<h[23]>|$)/gs;

/** Wraps each answer in `details`; a question is an `h3` that ends in a question mark. */
export function foldQuestions(html: Html): Html {
  return toHtml(
    toMarkup(html).replace(questionAndAnswer, '<details><summary><h3>$1</h3></summary>$2</details>'),
  );
}
