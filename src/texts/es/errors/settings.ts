import type * as english from '#texts/errors/settings.ts'
import type { Translation } from '../../translation.ts'

export const settingsErrors: Translation<typeof english.settingsErrors> = {
  fetch: 'No se pudieron cargar los ajustes. Inténtalo de nuevo.',
  update: 'No se pudieron guardar los ajustes. Inténtalo de nuevo.',
  databaseInfo: 'No se pudo consultar la base de datos. Inténtalo de nuevo.',
  language:
    'No se pudo preparar el diario en ese idioma, así que no se ha guardado nada. El motivo está en el registro del servidor; `npm run build` prepara todos los idiomas.',
}

export const settingsFieldErrors: Translation<typeof english.settingsFieldErrors> = {
  blogTitle: 'El título del blog debe tener al menos 3 caracteres.',
  blogDescription: 'La descripción del blog debe tener al menos 10 caracteres.',
  authorName: 'Escribe el nombre de quien lleva el diario.',
  contactEmail: 'Escribe una dirección de correo válida.',
  color: 'Escribe un color hexadecimal válido.',
  logoUrl: 'Escribe una URL válida.',
  link: 'Escribe una dirección completa, por ejemplo https://instagram.com/nombre',
  timeZone:
    'No conocemos esa zona horaria. Usa un nombre como Europe/Madrid o America/Mexico_City.',
  fields: {
    blogTitle: 'Título del blog',
    blogDescription: 'Descripción del blog',
    authorName: 'Nombre de quien escribe',
    authorBio: 'Sobre quien escribe',
  },
}
