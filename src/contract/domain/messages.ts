/** Sentences that several modules say. Those of the customer stand letter by letter: `decisions/domain/text#letter-by-letter`. */

/** The notice of a form that lacks something. */
export const FILL_EVERYTHING = 'Debes Llenar todos los Datos'
/** A change that changes nothing. */
export const EMPTY_CHANGE = 'No puedes enviar datos vacios'
/** A record that needs an image and has none. */
export const NO_IMAGE = 'Debes Seleccionar una Imagen'
/** Adding children to a parent, or pupils to a beca or a group, without choosing any. */
export const NO_PICKED_PUPIL = 'Debes seleccionar almenos 1 alumno'
/** An update that failed without a sentence of the server. */
export const NOT_UPDATED = 'Ocurrio un error al Actualizar la Informacion'
/** Any record that was deleted. */
export const DELETED = 'Eliminacion Exitosa'
/** An office user, or the app user of a parent. */
export const USER_CREATED = 'El Usuario fue Creado Exitosamente'
export const PASSWORD_CHANGED = 'La Contraseña fue Actualizada Exitosamente'
export const PASSWORD_NOT_CHANGED = 'Ocurrio un Error al Actualizar la Contraseña'

/** Ours: what a field says whose text is no day, or no amount that the product takes. */
export const NO_SUCH_DAY = 'Escribe una fecha que exista'
export const TOO_MANY_DECIMALS = 'Admite hasta dos decimales'
export const AMOUNT_TOO_LARGE = 'La cantidad es demasiado grande'
