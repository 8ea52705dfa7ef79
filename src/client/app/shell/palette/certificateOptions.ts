import {
  CERTIFICATE_KINDS,
  certificateName,
  certificateKindLabel,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import { searchKey } from '@contract/domain/text'
import type { Found } from '@contract/search/search.schemas'
import * as paths from '@contract/domain/screenPaths'
import type { Option } from './options'

/** Reads 'constancia de estudios para sofía', 'const sofía': the word, perhaps a kind, and the person. */
const ASKED = /^\s*const(?:a(?:n(?:c(?:ia?)?)?)?)?\s+(?:de\s+)?(.*)$/

const KINDS = CERTIFICATE_KINDS.map((kind) => ({ kind, words: `${searchKey(certificateKindLabel(kind))} ` }))

interface AskedPaper {
  who: string
  kind: CertificateKind
}

/** The certificate asked for; null for a search without the word. ESTUDIOS where no kind is named. */
export const paperIn = (query: string): AskedPaper | null => {
  const [, rest] = ASKED.exec(searchKey(query)) ?? []
  if (rest === undefined) return null
  const kindAndName = rest.replace(/^buena\s+/, '')
  const named = KINDS.find(({ words }) => `${kindAndName} `.startsWith(words))
  const who = (named ? kindAndName.slice(named.words.length) : rest).replace(/^(?:para|de|a)\s+/, '').trim()
  return { who, kind: named?.kind ?? 'ESTUDIOS' }
}

export const paperOptions = (found: readonly Found[], kind: CertificateKind): Option[] =>
  found.flatMap(({ tipo, id, titulo, detalle }) =>
    tipo === 'ALUMNO'
      ? [
          {
            key: `constancia ${id}`,
            group: 'Constancias',
            icon: 'file' as const,
            title: `${certificateName(kind)} para ${titulo}`,
            detail: detalle,
            to: `${paths.student(id)}?${new URLSearchParams({ hacer: 'constancia', tipo: kind })}`,
          },
        ]
      : [],
  )
