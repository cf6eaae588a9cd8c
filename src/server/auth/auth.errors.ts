import { loginErrors } from '#shared/texts/auth.ts'
import { AppError } from '../platform/errors.ts'

export const wrongPassword = () =>
  new AppError(401, 'auth.wrong_password', loginErrors.wrongPassword)
