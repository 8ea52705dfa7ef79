import type { PupilDocument } from '@contract/documents/documents.schemas'
import type { Question, Questionnaire } from '@contract/questionnaires/questionnaires.schemas'
import type { SearchAnswer } from '@contract/search/search.schemas'
import type { SignInsContract } from '@contract/signIns/signIns.schemas'
import type { AccountBook } from '@contract/statements/statements.schemas'
import { unwrapList, unwrapRow } from './lists'

type AnyDocument = Partial<PupilDocument> & Omit<PupilDocument, 'obligatorio' | 'archivos'>

interface AnyFolder {
  documentos: readonly AnyDocument[]
  historial?: readonly AnyDocument[]
}

const readDocument = (row: AnyDocument): PupilDocument => ({ obligatorio: true, archivos: [], ...row })

/** `historial` is what a newer document replaced, and kinds that are no longer asked. */
export const readFolder = ({ documentos, historial = [] }: AnyFolder) => ({
  documentos: documentos.map(readDocument),
  historial: historial.map(readDocument),
})

type AnyQuestion = Partial<Question> & Pick<Question, 'id' | 'pregunta'>
type AnyQuestionnaire = Partial<Questionnaire> &
  Pick<Questionnaire, 'id'> & { preguntas?: readonly AnyQuestion[] }

/** The school's existing server knows no kinds of questions: each is then open, optional and without options. */
const readQuestion = ({ id, pregunta, ...rest }: AnyQuestion): Question => ({
  id,
  pregunta,
  tipo: rest.tipo ?? 'ABIERTA',
  opciones: rest.opciones ?? [],
  obligatoria: rest.obligatoria ?? false,
})

export const readQuestionnaire = (answer: {
  cuestionario: AnyQuestionnaire | null
}): Questionnaire | null => {
  const raw = unwrapRow(answer, 'cuestionario')
  return (
    raw && {
      id: raw.id,
      cicloEscolarId: raw.cicloEscolarId ?? 0,
      titulo: raw.titulo ?? '',
      descripcion: raw.descripcion ?? '',
      activo: raw.activo ?? false,
      respondido: raw.respondido ?? false,
      preguntas: (raw.preguntas ?? []).map(readQuestion),
    }
  )
}

/** The school's existing server lists no open items. */
export const readBook = <Book extends AccountBook>(book: Book): Book => ({
  ...book,
  abiertos: (book as Partial<AccountBook>).abiertos ?? [],
})

export const readFound = (answer: SearchAnswer): Required<SearchAnswer> => ({
  resultados: unwrapList(answer, 'resultados'),
  totales: answer.totales ?? [],
})

/** For a server that sends no sentence of its own. */
const DONE = 'Quedó hecho'

/** The server's `message` as a title: a single sentence loses its full stop. */
export const serverMessage = ({ message }: { message?: unknown }): string =>
  (typeof message === 'string' && message.trim().replace(/^([^.]+)\.$/, '$1')) || DONE

/** Earlier servers list no remembered browsers. */
export const readSignIns = ({ sesiones, recordados = [] }: SignInsContract['list']['response']) => ({
  sesiones,
  recordados,
})
