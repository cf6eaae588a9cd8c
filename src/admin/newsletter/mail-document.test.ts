import { expect, test } from 'vitest'
import { createMailDocument } from './mail-document.ts'

test('style attributes become rules that the nonce lets in', () => {
  const shown = createMailDocument(
    '<html><head></head><p style="color:red;font-family:&quot;A&quot;">x</p></html>',
    'n1',
  )
  expect(shown).toContain('<style nonce="n1">[data-style="0"]:not(#a#b){color:red;font-family:"A"}')
  expect(shown).toContain('<p data-style="0">x</p>')
  expect(shown).not.toContain(' style="')
})

test("the mail's own styles get the nonce, too", () => {
  expect(createMailDocument('<head><style>p{margin:0}</style></head>', 'n2')).toContain(
    '<style nonce="n2">p{margin:0}</style>',
  )
})

test('words about styles are left alone', () => {
  expect(createMailDocument('<p>write style="x" there</p>', 'n')).toContain('write style="x" there')
})

test('an attribute with a sign of its own is no end of a tag', () => {
  const shown = createMailDocument('<img alt="a > b" style="width:1px">', 'n')
  expect(shown).toContain('<img alt="a > b" data-style="0">')
})

test('no rule can end the style element', () => {
  expect(createMailDocument('<p style="a:&lt;/style>&lt;b>">x</p>', 'n')).not.toContain(
    '</style><b>',
  )
})
