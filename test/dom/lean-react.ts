/**
 * React's warnings without its tracks for a debugger: more than half of a test's time went into the stack of
 * every element and into measures that nobody looks at. Before React is loaded, which asks for them once.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined })

const react = await import('react')
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))
if (!internals) throw new Error('React has no internals of this name any more')
// As if it had recorded all stacks that it does in a second.
Object.defineProperty(internals[1], 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} })

export {}
