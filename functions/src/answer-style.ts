import { createHash } from 'node:crypto';
import type { Html } from './html.ts';

// The site's style sheet has a new name with each build, which a function cannot know. Colours as in tokens.css.
const rules = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fcfdfa;color:#123a2f;font:1.0625rem/1.6 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:1.25rem}
header a{color:#123a2f;font:700 1.375rem/1.2 Georgia,serif;text-decoration:none}
h1{margin:0 0 .75rem;font:700 1.75rem/1.2 Georgia,serif}
a{color:#257040}
:focus-visible{outline:3px solid #123a2f;outline-offset:2px}
main{background:#e3f3d5;border-radius:28px 28px 12px 12px;padding:2rem 1.5rem}
form{display:grid;gap:1.25rem;margin:1.5rem 0}
label{font-weight:600}
input:not([type=checkbox]),textarea{display:block;width:100%;margin-top:.25rem;padding:.75rem 1rem;border:1px solid #67827a;border-radius:16px;background:#fff;color:inherit;font:inherit}
[aria-invalid]{border-color:#a8261a!important;border-width:2px!important}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0 .5rem 0 0;vertical-align:middle}
.error{margin:.25rem 0 0;color:#a8261a;font-weight:600}
.summary a{color:#a8261a}
.hint{margin:0}
.reference{font-size:1.25rem}
.trap{position:absolute;left:-100vw}
button{justify-self:start;padding:.875rem 2rem;border:0;border-radius:28px 28px 12px 12px;background:#ffb066;color:#123a2f;font:inherit;font-weight:700;cursor:pointer}
`;

export const answerStyle: Html = { html: `<style>${rules}</style>` };

/** The style element's source in a Content-Security-Policy. */
export const answerStyleSource = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
