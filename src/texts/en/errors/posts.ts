export const redirectTexts = {
  badPath: 'Enter the address that is missing, beginning with a slash, such as /old-story',
  badTarget: 'Choose a page of this diary, such as /blog/first-walk',
  noTarget: 'There is no page at that address. Choose one that visitors can open.',
  toItself: 'An address cannot lead to itself. Choose another page.',
  pageExists: 'There is a page at this address, so visitors see that page.',
  tooMany: 'There are too many redirects. Remove some that nobody needs any more.',
  notFound: 'This redirect is gone already.',
} as const
