import { notFound } from '../../platform/http/errors.ts'

export const noBirthday = () =>
  notFound('timeline.no_birthday', 'The timeline begins with a birthday, which is not known yet.')
