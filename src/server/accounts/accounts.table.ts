import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  username: text('username').notNull().unique('users_username_unique'),
  password: text('password').notNull(),
  /** Hash of the last ADMIN_PASSWORD applied; only a different one sets the password again. */
  configuredPassword: text('configured_password'),
  /** The ADMIN_EMAIL this account was made for, also after its sign-in email changed. */
  configuredEmail: text('configured_email'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
})

export const adminIdentities = pgTable(
  'admin_identities',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [unique('admin_identities_issuer_subject_unique').on(table.issuer, table.subject)],
)

export const adminSetup = pgTable(
  'admin_setup',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    setupComplete: boolean('setup_complete').notNull().default(false),
    adminEmail: text('admin_email'),
    setupDate: timestamp('setup_date', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  // The index lets only one setup ever complete, also when requests race.
  (table) => [
    uniqueIndex('admin_setup_complete_once_index')
      .on(sql`(true)`)
      .where(sql`${table.setupComplete}`),
  ],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    secretHash: text('secret_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('password_resets_user_id_index').on(table.userId)],
)

/** A new sign-in email is stored here until the link mailed to that address confirms it. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  secretHash: text('secret_hash').unique('email_changes_secret_hash_unique'),
  cancelHash: text('cancel_hash').unique('email_changes_cancel_hash_unique'),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Each passkey belongs to exactly one person: a password account or a Google account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The domain the passkey was made for; browsers offer it on no other domain. */
    rpId: text('rp_id').notNull(),
    userHandle: text('user_handle').notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    identityId: integer('identity_id').references(() => adminIdentities.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    check('passkeys_one_owner', sql`(${table.userId} is null) <> (${table.identityId} is null)`),
    index('passkeys_user_id_index').on(table.userId),
    index('passkeys_identity_id_index').on(table.identityId),
  ],
)

/** Tokens of other programs that may post. A token is shown once and stored as a hash. */
export const appTokens = pgTable(
  'app_tokens',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    tokenHash: text('token_hash').notNull().unique('app_tokens_token_hash_unique'),
    name: text('name').notNull(),
    /** Every app may write drafts, also without this right. */
    mayPublish: boolean('may_publish').notNull(),
    mayUpload: boolean('may_upload').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    identityId: integer('identity_id').references(() => adminIdentities.id, {
      onDelete: 'cascade',
    }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    check('app_tokens_one_owner', sql`(${table.userId} is null) <> (${table.identityId} is null)`),
    uniqueIndex('app_tokens_user_id_name_index').on(table.userId, sql`lower(${table.name})`),
    uniqueIndex('app_tokens_identity_id_name_index').on(
      table.identityId,
      sql`lower(${table.name})`,
    ),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    cookieHash: text('cookie_hash').notNull().unique('sessions_cookie_hash_unique'),
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_unique'),
    provider: text('provider', { enum: ['password', 'google'] }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    issuer: text('issuer'),
    subject: text('subject'),
    email: text('email'),
    displayName: text('display_name'),
    passkeyId: integer('passkey_id').references(() => passkeys.id, { onDelete: 'set null' }),
    signOutHash: text('sign_out_hash').unique('sessions_sign_out_hash_unique'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'date' })
      .notNull()
      .defaultNow(),
    /** When the person last proved their identity: at sign-in, or by a later reauthentication. */
    verifiedAt: timestamp('verified_at', { withTimezone: true, mode: 'date' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    index('sessions_expires_at_index').on(table.expiresAt),
    index('sessions_user_id_index').on(table.userId),
  ],
)

export const knownDevices = pgTable(
  'known_devices',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    secretHash: text('secret_hash').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    identityId: integer('identity_id').references(() => adminIdentities.id, {
      onDelete: 'cascade',
    }),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    unique('known_devices_secret_hash_user_id_unique').on(table.secretHash, table.userId),
    unique('known_devices_secret_hash_identity_id_unique').on(table.secretHash, table.identityId),
  ],
)

/**
 * A challenge that a passkey has to sign. It is deleted at its first use, whether or
 * not the signature is right.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'add', 'confirm'] }).notNull(),
    /**
     * Set when a signed-in person requested the challenge: it is then valid for that session alone.
     */
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('passkey_challenges_expires_at_index').on(table.expiresAt)],
)

/** Google sign-ins under way, each bound to the browser that started it. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    flowHash: text('flow_hash').notNull().unique('sign_in_flows_flow_hash_unique'),
    cookieHash: text('cookie_hash').notNull(),
    state: text('state').notNull().unique('sign_in_flows_state_unique'),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    issuer: text('issuer').notNull(),
    status: text('status', { enum: ['started', 'exchanging', 'done', 'failed'] })
      .notNull()
      .default('started'),
    sessionId: text('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    error: text('error'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('sign_in_flows_expires_at_index').on(table.expiresAt)],
)
