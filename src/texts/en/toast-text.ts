/** What a toast says; destructive ones are told apart where they are shown. */
export type ToastText = { title: string; description: string }
