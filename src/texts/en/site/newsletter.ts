export const newsletterTexts = {
  heading: 'Join Our Pack!',
  name: 'Your Name',
  email: 'Email Address',
  consent: 'I agree to receive updates and marketing emails',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  namePlaceholder: 'Alex',
  emailPlaceholder: 'alex@example.com',
} as const

export const newsletterToasts = {
  done: { title: 'Success!', description: "You've been subscribed to our newsletter." },
  failed: { title: 'Something went wrong.', description: 'Please try again later.' },
} as const
