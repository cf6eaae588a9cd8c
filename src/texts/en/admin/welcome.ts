export const welcomeTexts = {
  title: 'First steps',
  brand: 'A new diary',
  skip: 'Skip for now',
  back: 'Back',
  next: 'Next',
  finish: 'Open the diary',
  busy: 'One moment…',
  progress: (step: number, steps: number) => `Step ${step} of ${steps}`,
  steps: ['Whose diary', 'A portrait', 'Colors', 'Stories'],
  done: { title: 'The diary is yours', description: 'The first story is waiting to be written.' },
} as const

export const invitationTexts = {
  title: 'Make it yours in five minutes',
  text: 'The diary is still the demo. Four short steps make it about your dog.',
  textEmpty: 'The diary hasn’t met your dog yet. Three short steps are all it takes.',
  begin: 'Begin',
  later: 'Not now',
  never: 'Never',
  again: 'Go through the first steps again',
} as const

export const whoseStepTexts = {
  heading: { plain: 'Whose diary', turned: 'is it?' },
  lead: 'A few answers, and every page knows the name. You can change all of it later under Your Dog and Settings.',
  email: 'Your email',
  emailHint: (current: string) =>
    `You’ll sign in with it. Right now that’s ${current}, an address without a mailbox.`,
  name: 'Your dog’s name',
  breedHint: 'Or whatever you call the mix.',
  birthdayHint: 'A guess is fine. So is leaving it blank.',
  ownerName: 'Who writes it',
  ownerNameOf: (dogName: string) => `${dogName}'s family`,
  ownerNameHint: 'Named as the author of every story.',
  blogName: 'The diary’s name',
  blogNameOf: (dogName: string) => `${dogName}'s Diary`,
  blogNameHint: 'At the top of every page.',
} as const

export const portraitStepTexts = {
  heading: (name: string) => ({ plain: 'A portrait', turned: `of ${name}` }),
  lead: 'It hangs on the home page, on the About page, and beside every story.',
  choose: 'Choose a photo',
  title: 'Portrait',
  borrow: 'Or borrow one of the drawings for now.',
  use: (drawing: string) => `Use ${drawing}`,
} as const

export const colorsStepTexts = {
  heading: { plain: 'Choose', turned: 'the colors' },
  lead: 'The collar’s color is also the color of buttons and links. The dog below is already wearing it.',
  collar: 'Collar',
  paper: 'Paper and ink',
  font: 'Handwriting',
  own: 'My own',
} as const

export const storiesStepTexts = {
  inEnglish: (name: string) =>
    `The sample stories come in English only. Begin empty, and everything is in ${name}.`,
  heading: { plain: 'Keep the', turned: 'sample stories?' },
  lead: 'They show what a full diary looks like. Anything you’ve changed yourself stays.',
  keep: 'Keep them for now',
  keepHint: 'You can remove them later, under Settings, Database.',
  remove: 'Start with an empty diary',
  removeHint: 'A backup is made first, so they can come back.',
} as const

export const colorNames = {
  plum: 'Plum',
  pine: 'Pine',
  brick: 'Brick',
  sea: 'Sea',
  mustard: 'Mustard',
  rose: 'Rose',
  butter: 'Butter',
  cocoa: 'Cocoa',
  rust: 'Rust',
  moss: 'Moss',
  slate: 'Slate',
  berry: 'Berry',
} as const

export const drawingNames = {
  'portrait-tilt': 'portrait tilt',
  'park-morning': 'park morning',
  'bath-foam': 'bath foam',
  birthday: 'birthday',
} as const
