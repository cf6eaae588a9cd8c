/** "a Beagle", "an Airedale" */
const withArticle = (noun: string) => `${/^[aeio]|^u[^ns]/i.test(noun) ? 'an' : 'a'} ${noun}`

const nameAndBreed = (name: string, breed: string) =>
  breed ? `${name}, ${withArticle(breed)}` : name

/** Default texts about a dog until the owner has written any. */
export const neutralTexts = {
  heroTitle: (name: string) => ({ plain: 'Life with', turned: name }),
  intro: (name: string, breed: string) => `Stories and photos of ${nameAndBreed(name, breed)}.`,
  contactLead:
    'Questions, praise, photos of your own dog. We read everything, and we’ll write back.',
  galleryLead: (name: string) => `${name}, in pictures.`,
  newsletterLead: (name: string) =>
    `One letter when there’s a story worth telling. No noise, and ${name} never shares your address, not even for cheese.`,
  description: (name: string, breed: string) => `The diary of ${nameAndBreed(name, breed)}.`,
} as const
