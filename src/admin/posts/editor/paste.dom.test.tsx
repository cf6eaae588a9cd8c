import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openAdmin } from '#test/dom/dom.tsx'
import { content, contentField, press } from '#test/dom/post-editor.ts'
import { pastedHtmlToMarkdown } from './pasted-html.ts'

const reads = (words: string) => expect.element(content).toHaveValue(words)

/** Clipboard HTML of Word for Windows, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1>The Sea<o:p></o:p></h1>
<p class=MsoNormal>He was <b style='mso-bidi-font-weight:normal'>very </b><b>brave</b> and
<i>rather</i> wet.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>one flip-flop</p>
<p class=MsoListParagraphCxSpLast style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>a.<span>&nbsp;&nbsp; </span></span><![endif]>the left one</p>
<p class=MsoNormal><a href="https://example.com/sea">The sea</a><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

/** Clipboard HTML of Google Docs, shortened. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;">What he found</span></h2>
<p dir="ltr"><span style="font-weight:400;">A </span><span style="font-weight:700;">left </span><span
style="font-weight:700;font-style:italic;">slipper</span><span style="font-weight:400;">, see </span><a
href="https://example.com/slipper" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">the
picture</span></a><span>.</span></p><br />
<ol style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Look</span></p></li>
<ol><li dir="ltr" aria-level="2"><p role="presentation"><span>under the sofa</span></p></li></ol>
<li dir="ltr" aria-level="1"><p role="presentation"><span>Dig</span></p></li></ol>
<p><span style="text-decoration:line-through;">Sleep</span></p></b>`

test('a page of Word keeps its heading, its marks, its list and its link', () => {
  expect(pastedHtmlToMarkdown(word)).toBe(
    `# The Sea

He was **very brave** and *rather* wet.

* one flip-flop
  1. the left one

[The sea](https://example.com/sea)`,
  )
})

test('a page of Google Docs does, too', () => {
  expect(pastedHtmlToMarkdown(docs)).toBe(
    `## What he found

A **left *slipper***, see [the picture](https://example.com/slipper).

1. Look
  1. under the sofa
2. Dig

~~Sleep~~`,
  )
})

test.each([
  ['a heading of any size', '<h4><b>Small</b></h4><p>x</p>', '### Small\n\nx'],
  ['a quote', '<blockquote><p>One</p><p>Two</p></blockquote>', '> One\n> Two'],
  ['a line', '<p>One</p><hr><p>Two</p>', 'One\n\n---\n\nTwo'],
  ['code', '<p>Type <code>sit</code></p><pre>a\n  b</pre>', 'Type `sit`\n\n```\na\n  b\n```'],
  [
    'a table',
    '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  ['an item of two lines', '<ul><li>One<br>more<p>and more</p></li></ul>', '* One more and more'],
  [
    'a picture',
    '<p>See <img src="https://example.com/a.png" alt="the sea"></p>',
    'See [the sea](https://example.com/a.png)',
  ],
  [
    'a picture without words',
    '<img src="https://example.com/a.png">',
    '[Picture](https://example.com/a.png)',
  ],
  [
    'a picture of this diary',
    `<img src="${location.origin}/media/a/1x1.jpg" alt="sofa">`,
    '![sofa](/media/a/1x1.jpg)',
  ],
  [
    'an address that is its own words',
    '<a href="https://example.com/">https://example.com/</a>',
    'https://example.com/',
  ],
  ['signs in the words', '<p><b>2 * 3</b> [sic]</p>', '**2 \\* 3** \\[sic\\]'],
])('%s stays what it was', (_, html, markdown) => {
  expect(pastedHtmlToMarkdown(html)).toBe(markdown)
})

test.each([
  ['a script', '<b>x</b><script>alert(1)</script><style>b{}</style><!-- no -->', '**x**'],
  ['a link that runs something', '<i><a href="javascript:alert(1)">press</a></i>', '*press*'],
  ['a link without a host', '<i><a href="/admin">press</a></i>', '*press*'],
  [
    'a picture that is no address',
    '<i>x</i><img src="data:image/png;base64,AA" alt=""><img src="file:///c:/a.png">',
    '*x*',
  ],
  ['what was hidden', '<i>x</i><span style="display: none">y</span>', '*x*'],
])('%s is left behind', (_, html, markdown) => {
  expect(pastedHtmlToMarkdown(html)).toBe(markdown)
})

test('words that say it all are left to the browser, and a deep page to the first hundred levels', () => {
  expect(pastedHtmlToMarkdown('<p>One</p><p><span style="color:red">Two</span></p>')).toBeNull()
  expect(pastedHtmlToMarkdown('')).toBeNull()
  const deep = '<div>'.repeat(5000)
  expect(pastedHtmlToMarkdown(`<b>One</b>${deep}Two`)).toBe('**One**\n\nTwo')
})

async function copy(html: string) {
  const other = document.body.appendChild(document.createElement('div'))
  other.innerHTML = html
  getSelection()?.selectAllChildren(other)
  await press('Control+c')
  other.remove()
}

async function writeAt(words: string, from: number, to = from) {
  await content.fill(words)
  contentField().focus()
  contentField().setSelectionRange(from, to)
}

beforeEach(async () => {
  await openAdmin('/admin/posts/new')
  await expect.element(content).toBeVisible()
})

test('a paste goes where the caret stands, Ctrl+Z takes it back whole, and with Shift it is plain', async () => {
  await copy('<p>a <b>brave</b> <i>dog</i></p>')
  await writeAt('He is , really.', 6)
  await press('Control+v')
  await reads('He is a **brave** *dog*, really.')
  await userEvent.keyboard('!')
  await reads('He is a **brave** *dog*!, really.')
  await press('Control+z', 'Control+z')
  await reads('He is , really.')
  contentField().setSelectionRange(6, 6)
  await press('Control+Shift+v')
  await reads('He is a brave dog, really.')
})

test('a list stands on lines of its own, in place of what was selected', async () => {
  await copy('<ul><li>one</li><li>two</li></ul>')
  await writeAt('Before. OLD after.', 8, 11)
  await press('Control+v')
  await reads('Before. \n\n* one\n* two\n\n after.')
})

test('an address, and code of an editor, stay as they are', async () => {
  await content.fill('')
  const paste = (type: string, plain: string, html: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', plain)
    clipboardData.setData('text/html', html)
    if (type) clipboardData.setData(type, '{}')
    const init = { clipboardData, bubbles: true, cancelable: true }
    // `dispatchEvent` returns false if the editor handled the paste instead of the browser.
    return contentField().dispatchEvent(new ClipboardEvent('paste', init))
  }
  const address = 'https://vimeo.com/76979871'
  expect(paste('', address, `<a href="${address}">A film</a>`)).toBe(true)
  expect(paste('vscode-editor-data', '**b**', '<div><b>**b**</b></div>')).toBe(true)
  expect(paste('', 'b', '<div><b>b</b></div>')).toBe(false)
})
