import { MAX_GUARDIANS, type GuardianFile } from '@contract/guardians/guardians.rules'
import type { AllGuardianCopies, GuardianCopies } from '@contract/guardians/guardians.schemas'

const siblings = (count: number): string => (count === 1 ? '1 hermano' : `${count} hermanos`)

/** What happened at the siblings, '' where nothing was asked. */
const copied = ({ copiados, cambiados, omitidos }: GuardianCopies): string =>
  [
    copiados.length > 0 && `Se copió a ${siblings(copiados.length)}.`,
    cambiados.length > 0 && `Se cambió también en ${siblings(cambiados.length)}.`,
    ...omitidos.map(({ alumno, motivo }) => `${alumno.nombre} quedó como estaba: ${motivo}`),
    copiados.length + cambiados.length + omitidos.length === 0 && 'No tiene hermanos registrados.',
  ]
    .filter(Boolean)
    .join(' ')

const inSiblings = (copies: readonly { alumno: { id: number } }[]): string =>
  `en ${siblings(new Set(copies.map(({ alumno }) => alumno.id)).size)}`

/** Result of copying all adults to the siblings: how many were copied and how many existed already; those over the limit by name. */
const copiedAll = ({ copiados, ya_estaban, sin_lugar }: AllGuardianCopies): string => {
  const [made, known] = [copiados.length, ya_estaban.length]
  if (made + known + sin_lugar.length === 0) return 'No tiene hermanos registrados.'
  const added = made === 1 ? 'Se registró 1 responsable' : `Se registraron ${made} responsables`
  const stayed = known === 1 ? '1 ya estaba y quedó' : `${known} ya estaban y quedaron`
  return [
    made > 0 && `${added} ${inSiblings(copiados)}.`,
    known > 0 && `${stayed} como ${known === 1 ? 'estaba' : 'estaban'}.`,
    ...sin_lugar.map(
      ({ alumno, responsable }) =>
        `${responsable} no se copió a ${alumno.nombre}, que ya tiene ${MAX_GUARDIANS} responsables.`,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

const withSiblings = (title: string, hermanos: GuardianCopies | undefined): string =>
  hermanos ? `${title}. ${copied(hermanos)}` : title

const file = (label: string, the: string, newOne: string) => ({
  label,
  none: `Sin ${label.toLowerCase()}`,
  add: `Agregar ${label.toLowerCase()}`,
  change: `Cambiar ${label.toLowerCase()}`,
  remove: `Quitar ${label.toLowerCase()}`,
  newOne,
  saved: `Se guardó ${the}`,
  removed: `Se quitó ${the}`,
  failed: `No se guardó ${the}`,
  notRemoved: `No se quitó ${the}`,
  removeTitle: (nombre: string) => `¿Quitar ${the} de ${nombre}?`,
  removeText: 'El archivo se borra y no se puede recuperar.',
})

export const texts = {
  title: 'Responsables',
  text: 'A quién llamar, quién puede llevarse al alumno y a quién no se le entrega.',
  add: 'Agregar responsable',
  another: 'Guardar y agregar otro',
  addTitle: 'Agregar responsable',
  added: ({ hermanos }: { hermanos?: GuardianCopies }) => withSiblings('Responsable registrado', hermanos),
  addFailed: 'No se registró al responsable',
  edit: 'Editar',
  editTitle: (nombre: string) => `Editar a ${nombre}`,
  saved: ({ hermanos }: { hermanos?: GuardianCopies }) => withSiblings('Responsable actualizado', hermanos),
  saveFailed: 'No se guardó al responsable',
  remove: 'Eliminar',
  removeTitle: (nombre: string) => `¿Eliminar a ${nombre}?`,
  removeText: 'Se borran sus datos, su foto y su identificación. En los hermanos queda como está.',
  removeLast: (pupil: string) => `Es el único responsable de ${pupil}: ya no quedaría a quién llamar.`,
  removed: (nombre: string) => `${nombre} ya no es responsable`,
  removeFailed: 'No se eliminó al responsable',
  toSiblings: 'Copiar a los hermanos',
  copiedAll,
  copyTitle: 'Responsables de los hermanos',
  copyFailed: 'No se copió a los hermanos',
  empty: 'Todavía no hay responsables',
  emptyText: 'Registra a quién llamar en una emergencia y quién puede recoger al alumno.',
  mustNot: 'No entregar',
  picksUp: 'Puede recoger',
  livesWith: 'Vive con el alumno',
  first: (place: number) => (place === 1 ? 'Se llama primero' : `Se llama en ${place}.º lugar`),
  seeIdentification: 'Ver identificación',
  quick: 'Parentescos frecuentes',
  identificationOf: (nombre: string) => `Identificación de ${nombre}`,
  fields: {
    nombre: 'Nombre completo',
    parentesco: 'Parentesco',
    telefono: 'Teléfono',
    telefono2: 'Otro teléfono',
    correo: 'Correo',
    emergencia: 'En una emergencia',
    puede_recoger: 'Puede recoger al alumno',
    no_entregar: 'No entregarle al alumno',
    vive_con: 'Vive con el alumno',
    nota: 'Nota',
    hermanos: 'También en sus hermanos',
  },
  noEmergency: 'No llamarle',
  optional: 'Opcional',
  noteHint: 'Solo se ve aquí: por ejemplo, una resolución del juzgado o un horario.',
  siblingsHint: 'A quien ya lo tiene registrado no se le cambia lo demás.',
  files: {
    foto: file('Foto', 'la foto', 'Foto nueva'),
    identificacion: file('Identificación', 'la identificación', 'Identificación nueva'),
  } satisfies Record<GuardianFile, object>,
} as const
