export const contactTexts = {
  heading: 'Write to the pack',
  headingTurn: 'the pack',
  greeting: (name: string) => `Dear ${name},`,
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  namePlaceholder: 'Robin',
  emailPlaceholder: 'robin@example.com',
  subjectPlaceholder: 'A question about walks',
  messagePlaceholder: (name: string) => `Hello ${name}...`,
  leaveEmpty: 'Leave this empty',
  submit: 'Send Message',
  submitting: 'Sending...',
  sentTitle: 'Message Sent!',
  sent: 'Thank you for writing. It has been read aloud to the dog, who asked whether there was any food in it.',
  sendAnother: 'Send Another Message',
  faqHeading: 'Asked before',
} as const

export const contactToasts = {
  done: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
  failed: { title: 'Something went wrong.', description: 'Please try again later.' },
} as const
