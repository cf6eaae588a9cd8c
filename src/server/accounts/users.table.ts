import { pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'

export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique('users_username_unique'),
  password: text('password').notNull(),
  /** The hash of the password the environment last set: only another one there sets it again. */
  configuredPassword: text('configured_password'),
  /** The ADMIN_EMAIL this account stands for, also after its sign-in email was changed in the admin. */
  configuredEmail: text('configured_email'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})
