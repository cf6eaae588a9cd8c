/** Why a file is not taken in, and what to do about it. The keys are part of the error codes. */
export const refusals = {
  unknown:
    'We don’t recognize this file. Please use a WordPress export (.xml), a Ghost export (.json or .zip), or a .zip with markdown files.',
  empty: 'This file is empty. Please export it again.',
} as const
