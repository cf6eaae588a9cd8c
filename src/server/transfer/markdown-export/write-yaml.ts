import { stringify } from 'yaml'

const options = { lineWidth: 0, keepUndefined: false, aliasDuplicateObjects: false }

/** Without what is not there, and never broken into lines: the same data gives the same bytes. */
export const writeYaml = (data: object) => stringify(data, options)

/** As people write them, and as other programs read them. */
export const instant = (date: Date | null) => date?.toISOString()
