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

/** `historial`: documents replaced by newer ones, and kinds no longer asked for. */
export const readFolder = ({ documentos, historial = [] }: AnyFolder) => ({
  documentos: documentos.map(readDocument),
  historial: historial.map(readDocument),
})

type AnyQuestion = Partial<Question> & Pick<Question, 'id' | 'pregunta'>
type AnyQuestionnaire = Partial<Questionnaire> &
  Pick<Questionnaire, 'id'> & { preguntas?: readonly AnyQuestion[] }

/** For the school's existing server, which has no kinds of questions: each is open, optional and without options. */
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

/** `abiertos` is empty from the school's existing server, which does not list them. */
export const readBook = <Book extends AccountBook>(book: Book): Book => ({
  ...book,
  abiertos: (book as Partial<AccountBook>).abiertos ?? [],
})

export const readFound = (answer: SearchAnswer): Required<SearchAnswer> => ({
  resultados: unwrapList(answer, 'resultados'),
  totales: answer.totales ?? [],
})

/** For a server without a sentence of its own. */
const DONE = 'Quedó hecho'

/** The server's `message` as a title: a single sentence loses its full stop. */
export const serverMessage = ({ message }: { message?: unknown }): string =>
  (typeof message === 'string' && message.trim().replace(/^([^.]+)\.$/, '$1')) || DONE

/** Earlier servers do not list remembered browsers. */
export const readSignIns = ({ sesiones, recordados = [] }: SignInsContract['list']['response']) => ({
  sesiones,
  recordados,
})
