import type { ToastText } from './toast-text.ts'

export const contactTexts = {
  heading: 'Write to the pack',
  headingTurn: 'the pack',
  lead: 'Questions, praise, photos of your own long dog. A human answers, usually within two days.',
  greeting: (name: string) => `Dear ${name},`,
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  namePlaceholder: 'Robin',
  emailPlaceholder: 'robin@example.com',
  subjectPlaceholder: 'A ramp for our dachshund',
  messagePlaceholder: (name: string) => `Hello ${name}...`,
  leaveEmpty: 'Leave this empty',
  submit: 'Send Message',
  submitting: 'Sending...',
  sentTitle: 'Message Sent!',
  sent: 'Thank you for writing. It has been read aloud to the dog, who asked whether there was any food in it.',
  sendAnother: 'Send Another Message',
  faqHeading: 'Asked before',
} as const

export const contactFaq = [
  {
    question: 'Do you accept guest posts?',
    answer:
      'Yes, from people with a dachshund story of their own. Send a few lines about it first and we will write back.',
  },
  {
    question: 'Can you give training advice?',
    answer:
      'We can tell you what worked for one stubborn dog, and we like to. For trouble with the back, with fear or with biting, please ask a vet or a trainer who can see your dog.',
  },
  {
    question: 'May I use your photos?',
    answer:
      'Ask us first and tell us where; the answer is usually yes, with a link back. Please do not sell them or teach machines with them.',
  },
  {
    question: 'How do I sign up for the newsletter?',
    answer: 'On the home page, under "Join Our Pack!". It takes a name, an address and one click.',
  },
] as const

export const contactToasts = {
  done: { title: 'Message sent!', description: "We'll get back to you as soon as possible." },
  failed: { title: 'Something went wrong.', description: 'Please try again later.' },
} as const satisfies Record<string, ToastText>
