import { expect, test } from 'vitest';
import { hasForbiddenHref, lostMarkup, sanitizeHtml } from './markup.ts';

test('what editors write stays as it is', () => {
  const html =
    '<h2>a</h2><h3>b</h3><p>c<br />d <strong>e</strong> <em>f</em> N<sub>2</sub>O 10<sup>2</sup></p><ul><li>g</li></ul><ol><li>h</li></ol><blockquote>i</blockquote><dl><dt>j</dt><dd>k</dd></dl>';
  expect(sanitizeHtml(html)).toBe(html);
  expect(lostMarkup(html)).toEqual({ lost: [], look: [] });
});

test.each([
  'https://clinic.example',
  'tel:+40700000000',
  'mailto:a@b.example',
  '/ro/contact',
  '#top',
  'mailto:{email}',
])('a link to %s stays', (href) => {
  expect(sanitizeHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
});

test.each([
  ['<p onclick="a()" style="color:red" class="x" id="main">x</p>', '<p>x</p>'],
  ['<a href="/x" target="_blank" ping="//evil.example" onfocus="a()">x</a>', '<a href="/x">x</a>'],
  ['<a href="javascript:a()">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="{operatorName}">x</a>', '<a>x</a>'],
  ['<a href="ja{clinicName}script:a()">x</a>', '<a>x</a>'],
  ['<a>x</a>', '<a>x</a>'],
  ['<p>x<a href="/x"></a></p>', '<p>x</p>'],
  ['x<script>a()', 'x'],
  ['<svg><a xlink:href="javascript:a()"><text>x</text></a></svg>', '<a>x</a>'],
  ['<template><script>a()</script><p>x</p></template>', '<p>x</p>'],
  ['&lt;script&gt;a()&lt;/script&gt;', '&lt;script&gt;a()&lt;/script&gt;'],
  ['<h1>x</h1><h4>y</h4><h6>z</h6>', '<h2>x</h2><h3>y</h3><h3>z</h3>'],
  ['<p><b>x</b> <i>y</i>&nbsp;z &copy; &#128;</p>', '<p><strong>x</strong> <em>y</em>\u00a0z © €</p>'],
])('of %s stays %s', (html, left) => {
  expect(sanitizeHtml(html)).toBe(left);
});

test.each([
  ['<div>Unu</div><div>Doi</div>', '<p>Unu</p><p>Doi</p>'],
  ['<div>Bună<div>ziua</div><div><br></div></div>Ana', '<p>Bună</p><p>ziua</p><p>Ana</p>'],
  ['<section>Unu</section><footer>Doi</footer>', '<p>Unu</p><p>Doi</p>'],
  ['<div><p>Unu</p></div><div><ul><li>Doi</li></ul></div>', '<p>Unu</p><ul><li>Doi</li></ul>'],
  ['<p>Unu<div>Doi</div>Trei</p>', '<p>Unu</p><p>Doi</p><p>Trei</p>'],
  ['a<ul><li>b</li></ul><div>c</div>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
  ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
  ['<b>a<div>b</div>c</b>', '<p><strong>a</strong></p><p><strong>b</strong></p><p><strong>c</strong></p>'],
  ['a <a href="/x">b<div>c</div></a>', '<p>a <a href="/x">b</a></p><p><a href="/x">c</a></p>'],
  ['<em><p>a</p><ul><li>b</li></ul></em>', '<p><em>a</em></p><ul><li><em>b</em></li></ul>'],
  ['<a href="/x"><h3>a</h3></a>', '<h3><a href="/x">a</a></h3>'],
  ['<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['<table><tr><td>1</td><td><p>2</p></td></tr></table>', '<p>1</p><p>2</p>'],
  ['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>'],
])('lines of %s stay lines', (html, left) => {
  expect(sanitizeHtml(html)).toBe(left);
});

test.each([
  '<p>&nbsp;</p>',
  '<p><br></p>',
  '<h2></h2>',
  '<div> </div>',
  '<p class="MsoNormal"><b><o:p> </o:p></b></p>',
])('%s, which is a distance in word processors, goes', (empty) => {
  expect(sanitizeHtml(`<p>a</p>${empty}<p>b</p>`)).toBe('<p>a</p><p>b</p>');
});

test.each([
  ['a<p>&nbsp;</p><h2></h2>b', 'a<br />b'],
  ['<em>a</em><p></p><strong>b</strong>', '<em>a</em><br /><strong>b</strong>'],
  ['<ul><li>a<div></div>b</li></ul>', '<ul><li>a<br />b</li></ul>'],
  ['a</p>b', 'a<br />b'],
  ['Unu\r\n \r\nDoi\nTrei', '<p>Unu</p><p>Doi<br />Trei</p>'],
  ['<b>Unu\n\nDoi</b> Trei', '<p><strong>Unu</strong></p><p><strong>Doi</strong> Trei</p>'],
  ['<p>Unu\nDoi</p>\n<p>Trei</p>', '<p>Unu\nDoi</p>\n<p>Trei</p>'],
])('%s without a tag for lines keeps them', (html, left) => {
  expect(sanitizeHtml(html)).toBe(left);
});

test.each([
  ['10<span style="vertical-align:super">2</span>', '10<sup>2</sup>', []],
  ['<span style="font-weight: 700">a</span>', '<strong>a</strong>', []],
  [
    '<span style="font-weight:bold;font-style:italic">a</span>',
    '<strong>a</strong>',
    ['<span style="font-style:italic">'],
  ],
  [
    'De la <span style="text-decoration: line-through">100</span> 90',
    'De la 100 90',
    ['<span style="text-decoration: line-through">'],
  ],
  ['<p style="display:none">a</p>', '<p>a</p>', ['<p style="display:none">']],
])('%s is shown with what its style says, or named', (html, left, lost) => {
  expect(sanitizeHtml(html)).toBe(left);
  expect(lostMarkup(html).lost).toEqual(lost);
});

test.each([
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', ['<table>']],
  ['<details><summary>a</summary></details><hr>', ['<details>', '<hr>']],
  ['a<img src="a.png" alt="b">', ['<img>']],
  ['<p>De la <s>100</s> 90</p>', ['<s>']],
  ['<ol start="3"><li value="7">a</li></ol>', ['<ol start>', '<li value>']],
  ['<blockquote cite="https://a.example">a</blockquote>', ['<blockquote cite>']],
  ['a <![CDATA[b]]> c', ['<![CDATA[b]]>']],
  ['copii </3 ani și <!3 ani> <?3 ani> </ani>', ['</3 ani și ', '<!3 ani>', '<?3 ani>', '</ani>']],
  ['<p>a<v:imagedata src="b"></v:imagedata></p>', ['<v:imagedata>']],
])('%s says more than a page shows', (html, lost) => {
  expect(lostMarkup(html)).toEqual({ lost, look: [] });
});

test.each([
  ['<p class="MsoNormal" style="color:red">a</p>', ['<p class>', '<p style>']],
  ['<p><span lang="ro">a</span><o:p></o:p></p>', ['<span>', '<o:p>']],
  ['<a href="/x" target="_blank">a</a>', ['<a target>']],
  ['<!--[if gte mso 9]>a<![endif]-->b', ['<!-- -->']],
  ['<!DOCTYPE html><p><![if !supportLists]>a<![endif]></p>', ['<!-- -->']],
  [
    '<html><head><meta><style>p{}</style></head><body>a</body></html>',
    ['<html>', '<head>', '<meta>', '<style>', '<body>'],
  ],
])('%s is a look of its own', (html, look) => {
  expect(lostMarkup(html)).toEqual({ lost: [], look });
});

test.each([
  ['<a href="ftp://clinic.example">a</a>', true],
  ['<a class="x" href="file:///C:/a.doc">a</a>', true],
  ['<a name="b" href="/ro/contact">a</a><a>c</a>', false],
])('%s loses its address: %s', (html, loses) => {
  expect(hasForbiddenHref(html)).toBe(loses);
});

test('a tag without its end takes the rest of the text, and is named', () => {
  expect(sanitizeHtml('copii <ani')).toBe('copii ');
  expect(lostMarkup('copii <ani')).toEqual({ lost: [], look: [], unclosed: '<ani' });
  for (const hidden of ['<a href="/x>b</a> c', '<!-- b <p>c</p>', '<style>p{} b', '<title>b <i>c</i>'])
    expect(lostMarkup(`<p>a</p><!-- d -->${hidden}`).unclosed).toBe(hidden);
  expect(lostMarkup('5 < 6, 7 <8')).toEqual({ lost: [], look: [] });
});

test('what has been sanitised once does not change again', () => {
  for (const html of [
    '<p>a < b &amp; c<a href="/x?a=1&b=2" onclick=a()>x</a><script>1</script>',
    '<em><b>a<div>b<div>c</div></div></b>d</em>',
    'a<div>b</div><h2>c<div>d</div></h2>',
    '<em>a<ul><li>b<ul><li>c</li></ul></li></ul>d</em>',
  ]) {
    const once = sanitizeHtml(html);
    expect(sanitizeHtml(once)).toBe(once);
  }
});
