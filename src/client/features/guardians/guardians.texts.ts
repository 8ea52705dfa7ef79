import { MAX_GUARDIANS, type GuardianFile } from '@contract/guardians/guardians.rules'
import type { AllGuardianCopies, GuardianCopies } from '@contract/guardians/guardians.schemas'
import { countText } from '@contract/domain/text'

const siblingsText = (count: number): string => countText(count, 'hermano', 'hermanos')

const copiedText = ({ copiados, cambiados, omitidos }: GuardianCopies): string =>
  [
    copiados.length > 0 && `Se copió a ${siblingsText(copiados.length)}.`,
    cambiados.length > 0 && `Se cambió también en ${siblingsText(cambiados.length)}.`,
    ...omitidos.map(({ alumno, motivo }) => `${alumno.nombre} quedó como estaba: ${motivo}`),
    copiados.length + cambiados.length + omitidos.length === 0 && 'No tiene hermanos registrados.',
  ]
    .filter(Boolean)
    .join(' ')

const inSiblings = (copies: readonly { alumno: { id: number } }[]): string =>
  `en ${siblingsText(new Set(copies.map(({ alumno }) => alumno.id)).size)}`

const copiedAll = ({ copiados, ya_estaban, sin_lugar }: AllGuardianCopies): string => {
  const [made, unchanged] = [copiados.length, ya_estaban.length]
  if (made + unchanged + sin_lugar.length === 0) return 'No tiene hermanos registrados.'
  const added = made === 1 ? 'Se registró 1 responsable' : `Se registraron ${made} responsables`
  const stayed = countText(unchanged, 'ya estaba y quedó', 'ya estaban y quedaron')
  return [
    made > 0 && `${added} ${inSiblings(copiados)}.`,
    unchanged > 0 && `${stayed} como ${unchanged === 1 ? 'estaba' : 'estaban'}.`,
    ...sin_lugar.map(
      ({ alumno, responsable }) =>
        `${responsable} no se copió a ${alumno.nombre}, que ya tiene ${MAX_GUARDIANS} responsables.`,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}

const withSiblings = (title: string, hermanos: GuardianCopies | undefined): string =>
  hermanos ? `${title}. ${copiedText(hermanos)}` : title

const fileTexts = (label: string, the: string, newOne: string) => ({
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
  added: ({ hermanos }: { hermanos?: GuardianCopies }) => withSiblings('Responsable registrado', hermanos),
  saved: ({ hermanos }: { hermanos?: GuardianCopies }) => withSiblings('Responsable actualizado', hermanos),
  removeText: 'Se borran sus datos, su foto y su identificación. En los hermanos queda como está.',
  copiedAll,
  first: (place: number) => (place === 1 ? 'Se llama primero' : `Se llama en ${place}.º lugar`),
  optional: 'Opcional',
  files: {
    foto: fileTexts('Foto', 'la foto', 'Foto nueva'),
    identificacion: fileTexts('Identificación', 'la identificación', 'Identificación nueva'),
  } satisfies Record<GuardianFile, object>,
} as const
