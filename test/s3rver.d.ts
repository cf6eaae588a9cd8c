declare module 's3rver' {
  class S3rver {
    constructor(options: object)
    httpServer: { address(): { port: number } }
    run(): Promise<unknown>
    close(): Promise<void>
  }
  export = S3rver
}
