export const ghostText = (words: string, format = 0) => ({
  type: 'extended-text',
  text: words,
  format,
})

export const lexical = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          ghostText('Snow '),
          ghostText('everywhere', 1),
          { type: 'linebreak' },
          ghostText('and "quotes" \\ {'),
        ],
      },
      { type: 'extended-heading', tag: 'h2', children: [ghostText('Later')] },
      {
        type: 'list',
        listType: 'number',
        children: [{ type: 'listitem', children: [ghostText('one')] }],
      },
      {
        type: 'image',
        src: '__GHOST_URL__/content/images/2025/03/snow.jpg',
        alt: 'Snow',
        caption: 'So <b>deep</b>',
      },
      {
        type: 'gallery',
        images: [
          { src: '__GHOST_URL__/content/images/a.jpg' },
          { src: '__GHOST_URL__/content/images/b.jpg' },
        ],
      },
      {
        type: 'embed',
        embedType: 'video',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        html: '<iframe></iframe>',
      },
      { type: 'bookmark', url: 'https://other.example/', metadata: { title: 'Other' } },
      { type: 'markdown', markdown: 'Some *markdown*\nwrapped.' },
      { type: 'codeblock', language: 'js', code: 'let a = 1' },
    ],
  },
}
export const mobiledoc = {
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  cards: [
    ['image', { src: '/content/images/old.png', caption: 'Old' }],
    ['hr', {}],
    ['markdown', { markdown: '- a\n- b' }],
  ],
  markups: [['strong'], ['a', ['href', '/first/']]],
  sections: [
    [
      1,
      'p',
      [
        [0, [], 0, 'Plain '],
        [0, [0], 1, 'bold'],
        [1, [], 0, 0],
        [0, [1], 1, 'link'],
      ],
    ],
    [10, 0],
    [3, 'ul', [[[0, [], 0, 'x']], [[0, [], 0, 'y']]]],
    [10, 1],
    [10, 2],
  ],
}
