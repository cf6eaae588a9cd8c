const LOOPBACK = ['localhost', '127.0.0.1', '::1']

/** An IPv6 address may come in brackets, as in a URL. */
export const isLoopbackHost = (host: string) => LOOPBACK.includes(host.replace(/[[\]]/g, ''))
