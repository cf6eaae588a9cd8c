/**
 * Keeps React's warnings but switches off its debugger traces: more than half of a test's time went
 * into the stack of every element. This must run before React is loaded, because React checks for
 * these functions once.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })

const react = await import('react')
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))
if (!internals) throw new Error('React has no internals of this name any more')
// React stops recording stacks after this many per second.
Object.defineProperty(internals[1], 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })

export {}
