/**
 * Sentences that several modules use. The customer's sentences are kept letter by letter:
 * `decisions/domain/text#letter-by-letter`.
 */

export const FILL_EVERYTHING = 'Debes Llenar todos los Datos'
export const EMPTY_CHANGE = 'No puedes enviar datos vacios'
/** Refuses a record that needs an image and has none. */
export const NO_IMAGE = 'Debes Seleccionar una Imagen'
/** Refuses adding children to a parent, or pupils to a beca or a group, without choosing any. */
export const NO_PICKED_PUPIL = 'Debes seleccionar almenos 1 alumno'
/** Shown when an update failed and the server sent no sentence. */
export const NOT_UPDATED = 'Ocurrio un error al Actualizar la Informacion'
export const DELETED = 'Eliminacion Exitosa'
export const USER_CREATED = 'El Usuario fue Creado Exitosamente'
export const PASSWORD_CHANGED = 'La Contraseña fue Actualizada Exitosamente'
export const PASSWORD_NOT_CHANGED = 'Ocurrio un Error al Actualizar la Contraseña'

/** Ours: beside a field with no real day, or with an amount we do not accept. */
export const NO_SUCH_DAY = 'Escribe una fecha que exista'
export const TOO_MANY_DECIMALS = 'Admite hasta dos decimales'
export const AMOUNT_TOO_LARGE = 'La cantidad es demasiado grande'
