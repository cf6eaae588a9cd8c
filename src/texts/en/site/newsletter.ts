export const newsletterTexts = {
  heading: 'Join Our Pack!',
  name: 'Your Name',
  email: 'Email Address',
  consent: 'I agree to receive updates and marketing emails',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  lead: (name: string) =>
    `One letter when there’s a story worth telling. No noise, and ${name} never shares your address, not even for cheese.`,
  namePlaceholder: 'Alex',
  emailPlaceholder: 'alex@example.com',
} as const

export const newsletterToasts = {
  done: { title: 'Success!', description: "You've been subscribed to our newsletter." },
  failed: { title: 'Something went wrong.', description: 'Please try again later.' },
} as const
