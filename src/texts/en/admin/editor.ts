import { PREVIEW_LINK_DAYS } from '#shared/limits.ts'

export const editorTexts = {
  createTitle: 'Create New Post',
  editTitle: 'Edit Post',
  write: 'Write',
  preview: 'Preview',
  emptyPreview: '*No content to preview*',
  /** Button labels say what saving means for visitors. */
  save: 'Save',
  publish: 'Publish',
  schedule: 'Schedule',
  update: 'Update',
  unpublish: 'Unpublish',
  saveAndStay: 'Save and stay',
  saving: 'Saving...',
  cancel: 'Cancel',
  history: 'History',
  loading: 'Loading the post…',
  loadFailed:
    "Failed to load post. The post may not exist or you don't have permission to edit it.",
  backToDashboard: 'Back to the dashboard',
  readOn: 'Read on the site',
} as const

export const editorFields = {
  title: 'Title',
  titlePlaceholder: 'What happened?',
  slug: 'Slug',
  slugPlaceholder: 'made-from-the-title',
  content: 'Content',
  contentPlaceholder: 'Start anywhere…',
  excerpt: 'Excerpt',
  coverImage: 'Cover image',
  category: 'Category',
  categoryPlaceholder: 'Select a category',
  lang: 'Language of this post',
  langOfDiary: 'The diary’s own',
  published: 'Publish',
  featured: 'Feature on home page',
  featuredHint: 'Up to three are shown',
  schedule: 'Goes out',
  publishedOn: 'Date of the post',
  freeSlug: (slug: string) => `Use “${slug}”`,
} as const

export const markdownTexts = {
  views: 'Write or preview',
  toolbar: 'Markdown',
  cheatsheet: 'Markdown cheatsheet',
  cheatsheetSamples: [
    '# Heading 1',
    '## Heading 2',
    '### Heading 3',
    '**bold**, *italic* and ~~crossed out~~',
    '* one thing\n  * and what belongs to it\n* another',
    '1. first\n2. second',
    '- [x] walked\n- [ ] brushed',
    '> something overheard on a walk',
    '[the blog](/blog)',
    '![Asleep on the sofa](/media/demo/sofa-nap/1600x1067.jpg "The words below a photo")',
    '::: photos\n![Asleep](/media/demo/sofa-nap/1600x1067.jpg)\n![Awake](/media/demo/portrait-tilt/1600x1067.jpg)\n:::',
    'https://vimeo.com/76979871',
    '| Day | Walks |\n| --- | --: |\n| Monday | 3 |',
    '---',
    '`code` in a line',
    '```\ncode on its own\n```',
  ],
  cheatsheetIntro: 'Here’s what works. Anything else shows up just as you typed it.',
  cheatsheetKeys:
    'Ctrl or ⌘ with B for bold, I for italic, K for a link, S to save. Paste an address over selected words to link them. Pasting from Word, Google Docs or a web page keeps headings, lists, links, bold and italics; with Shift it pastes just the words. Enter continues a list; Enter on an empty item ends it. Tab moves to the next control.',
} as const

export const photoTexts = {
  /** Text of a link to a pasted image without a description. */
  linkedPicture: 'Picture',
  takePhoto: 'Take a photo',
  /** Marks the place in the text while the photo is uploading. */
  placeholder: (fileName: string) => `Adding ${fileName}…`,
  adding: 'Photos being added to the text',
  waiting: 'Waiting for the photo…',
  uploading: 'Adding the photo…',
  notAdded: {
    title: 'A photo wasn’t added',
    description: 'Try again below the text or remove the photo, then save.',
  },
  whereTitle: (count: number) =>
    count === 1 ? 'Where should this photo go?' : 'Where should these photos go?',
  asCover: (count: number) => (count === 1 ? 'Use as cover image' : 'Use the first one as cover'),
  atTheEnd: 'Add at the end of the text',
  nowhere: 'Nowhere',
  notAPhoto: 'Only photos and clips can be added to a post.',
} as const

export const markdownActionLabels = {
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  blockquote: 'Blockquote',
  codeBlock: 'Code block',
  link: 'Link',
  image: 'Photo or clip',
} as const

export const coverTexts = {
  choose: 'Choose a cover image',
  change: 'Change',
  remove: 'Remove cover image',
  pickerTitle: 'Cover image',
  tabs: { gallery: 'Gallery', upload: 'Upload', photos: 'Your photos' },
  sampleLabel: (title: string) => `Use the sample “${title}”`,
  photoLabel: (title: string) => `Use “${title}”`,
  /** An image without a description is named by its number. */
  storyLabel: (alt: string, place: number) =>
    alt ? `Use “${alt}” from the story` : `Use photo ${place} from the story`,
  firstPhotoIs: 'The first photo in your story. Choose another one any time.',
  firstPhotoWill: 'Or leave it: the first photo in your story becomes the cover.',
  url: 'Image URL',
  urlHint: 'An address that starts with https:// or /media/',
  add: 'Add Image',
  didNotLoad: 'This image didn’t load. Check the address, or keep it if you’re sure it works.',
} as const

export const editorToasts = {
  saved: { title: 'Success', description: 'Your post has been saved successfully.' },
  created: { title: 'Post created', description: 'Your new post has been created successfully.' },
  updated: { title: 'Post updated', description: 'Your post has been updated successfully.' },
  saveFailed: { title: 'Error', description: 'Failed to save your post. Please try again.' },
  createFailed: { title: 'Error', description: 'Failed to create post. Please try again.' },
  updateFailed: { title: 'Error', description: 'Failed to update post. Please try again.' },
  restored: {
    title: 'Words restored',
    description: 'They’re back in the editor. Save the post to keep them.',
  },
} as const

/** Shown beside the slug of a post that was public before. */
export const addressTexts = {
  willLeadHere: 'The old address will redirect here.',
  keepOld: 'Keep the old address',
  taken: (title: string) =>
    `This is an old address of “${title}”. Once you save, it belongs to this post.`,
  leadHere: (count: number) =>
    count === 1 ? '1 old address leads here' : `${count} old addresses lead here`,
  remove: (slug: string) => `Remove /blog/${slug}`,
  confirmTitle: 'Remove this old address?',
  confirm: 'Anyone who follows an old link will be told the post doesn’t exist.',
  cancel: 'Keep it',
  confirmRemove: 'Remove',
} as const

export const addressToasts = {
  removeFailed: {
    title: 'Error',
    description: 'Failed to remove the old address. Please try again.',
  },
} as const

export const previewTexts = {
  heading: 'Preview link',
  saves: 'This saves the draft, too.',
  hint: `Let someone read it before it’s public, no sign-in needed. Works for ${PREVIEW_LINK_DAYS} days and shows your last save.`,
  make: 'Make a preview link',
  address: 'Preview link',
  copy: 'Copy the preview link',
  until: (day: string) => `Works until ${day}`,
  /** The address cannot be shown again, because the server only stores its hash. */
  isOut: 'There’s an active link. Its address is shown only once.',
  makeNew: 'Make a new one',
  revoke: 'Revoke',
} as const

export const previewToasts = {
  copied: { title: 'Link copied', description: 'Anyone with the link can read this draft.' },
  copyFailed: { title: 'Not copied', description: 'Select the address and copy it by hand.' },
  revoked: { title: 'Link revoked', description: 'It no longer works.' },
  failed: { title: 'Error', description: 'That didn’t work. Please try again.' },
} as const
