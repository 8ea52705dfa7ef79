import {
  certificateName,
  CERTIFICATE_KINDS,
  isCertificateKind,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import type { CertificatesContract, CertificateTextRow } from '@contract/certificates/certificates.schemas'
import { DEFAULT_TEXTS, keptText, textProblems } from '@contract/certificates/certificateTexts.rules'
import { EMPTY_CHANGE } from '@contract/domain/messages'
import type { Db } from '../../db/database'
import type { WriteCall } from '../../http/contractRoute'
import { assertFields } from '../../http/validation'
import { badRequest, notFound } from '../../shared/problem'
import * as queries from './certificates.queries'

export const textsOf = async (db: Db): Promise<CertificateTextRow[]> => {
  const saved = await queries.listTexts(db)
  return CERTIFICATE_KINDS.map((tipo) => {
    const own = saved.find((each) => each.tipo === tipo)
    return { tipo, ...(own ?? DEFAULT_TEXTS[tipo]), propio: own !== undefined }
  })
}

export const textOf = async (db: Db, tipo: CertificateKind): Promise<CertificateTextRow> =>
  (await textsOf(db)).find((each) => each.tipo === tipo) as CertificateTextRow

/** @throws 400 nothing, blank, or an unknown field, named · 404 no such kind */
export const updateText = async (
  { db, record, unchanged }: WriteCall,
  cual: string,
  change: CertificatesContract['updateText']['body'],
): Promise<CertificateTextRow> => {
  if (change.titulo === undefined && change.cuerpo === undefined) throw badRequest(EMPTY_CHANGE)
  assertFields(textProblems(change))
  if (!isCertificateKind(cual))
    throw notFound(`No existe ese texto: puede ser ${CERTIFICATE_KINDS.map(certificateName).join(', ')}.`)
  const before = await textOf(db, cual)
  const kept = keptText(change)
  const after = { tipo: cual, titulo: kept.titulo ?? before.titulo, cuerpo: kept.cuerpo ?? before.cuerpo }
  if (before.propio && after.titulo === before.titulo && after.cuerpo === before.cuerpo) unchanged()
  else {
    await queries.saveText(db, after)
    record('TEXTO_CONSTANCIA', CERTIFICATE_KINDS.indexOf(cual) + 1, before, after)
  }
  return { ...after, propio: true }
}
