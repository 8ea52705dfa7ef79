/** The customer's sentences are kept letter by letter: `decisions/domain/text#letter-by-letter`. */

export const FILL_EVERYTHING = 'Debes Llenar todos los Datos'
export const EMPTY_CHANGE = 'No puedes enviar datos vacios'
export const NO_IMAGE = 'Debes Seleccionar una Imagen'
export const NO_PICKED_PUPIL = 'Debes seleccionar almenos 1 alumno'
export const NOT_UPDATED = 'Ocurrio un error al Actualizar la Informacion'
export const DELETED = 'Eliminacion Exitosa'
export const USER_CREATED = 'El Usuario fue Creado Exitosamente'
export const STUDENT_REGISTERED = 'El Alumno se Registro Exitosamente'
export const PARENT_REGISTERED = 'Padre de Familia Registrado Exitosamente'
export const CYCLE_REGISTERED = 'Ciclo Escolar Registrado Exitosamente'
export const EVENT_REGISTERED = 'El Evento se registro correctamente'
export const NOTICE_SENT = 'El Aviso fue enviado Exitosamente al Padre'
export const PASSWORD_CHANGED = 'La Contraseña fue Actualizada Exitosamente'
export const PASSWORD_NOT_CHANGED = 'Ocurrio un Error al Actualizar la Contraseña'
export const WEAK_PASSWORD =
  'La contraseña debe tener al menos 8 caracteres, una mayúscula, una minúscula, un número y un carácter especial.'

/** Characters. Hashing a very long password takes so long that it could block the server. */
export const MAX_PASSWORD_LENGTH = 200
export const LONG_PASSWORD = `La contraseña no puede tener más de ${MAX_PASSWORD_LENGTH} caracteres.`

export const NO_SUCH_DAY = 'Escribe una fecha que exista'
export const TOO_MANY_DECIMALS = 'Admite hasta dos decimales'
export const AMOUNT_TOO_LARGE = 'La cantidad es demasiado grande'
