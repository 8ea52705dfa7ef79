/** The customer's sentences are kept letter by letter: `decisions/domain/text#letter-by-letter`. */

export const FILL_EVERYTHING = 'Debes Llenar todos los Datos'
export const EMPTY_CHANGE = 'No puedes enviar datos vacios'
export const NO_IMAGE = 'Debes Seleccionar una Imagen'
export const NO_PICKED_PUPIL = 'Debes seleccionar almenos 1 alumno'
export const NOT_UPDATED = 'Ocurrio un error al Actualizar la Informacion'
export const DELETED = 'Eliminacion Exitosa'
export const USER_CREATED = 'El Usuario fue Creado Exitosamente'
export const PASSWORD_CHANGED = 'La Contraseña fue Actualizada Exitosamente'
export const PASSWORD_NOT_CHANGED = 'Ocurrio un Error al Actualizar la Contraseña'

/** Our own words, not the customer's. */
export const NO_SUCH_DAY = 'Escribe una fecha que exista'
export const TOO_MANY_DECIMALS = 'Admite hasta dos decimales'
export const AMOUNT_TOO_LARGE = 'La cantidad es demasiado grande'
