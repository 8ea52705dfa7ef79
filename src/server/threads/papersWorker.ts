import { drawHowToPay } from '../modules/bank/howToPay.paper'
import { drawCashCut } from '../modules/cashCuts/cashCut.paper'
import { drawCertificate } from '../modules/certificates/certificate.paper'
import { drawRefund } from '../modules/desk/refund.paper'
import { drawLinkSheet } from '../modules/familyPage/sheet.paper'
import { drawAttendance } from '../modules/groupPapers/attendance.paper'
import { drawBirthdays } from '../modules/groupPapers/birthdays.paper'
import { drawCards } from '../modules/groupPapers/cards.paper'
import { drawEmergency } from '../modules/groupPapers/emergency.paper'
import { drawPickUp } from '../modules/groupPapers/pickup.paper'
import { drawSlips } from '../modules/messages/slips.paper'
import { drawReceipt } from '../modules/receipts/receipt.paper'
import { drawStatement } from '../modules/statements/statement.paper'
import { drawFamilyYear } from '../modules/yearPapers/year.paper'
import type { Drawn } from '../pdf/drawing'

/** Arguments were copied from another thread, so they are plain data. */
const DRAWERS: Record<string, (...facts: never[]) => Promise<Buffer>> = {
  avisos: drawSlips,
  'como-pagar': drawHowToPay,
  recibo: drawReceipt,
  constancia: drawCertificate,
  corte: drawCashCut,
  devolucion: drawRefund,
  'estado-de-cuenta': drawStatement,
  'pagos-del-ano': drawFamilyYear,
  ligas: drawLinkSheet,
  'grupo-lista': drawAttendance,
  'grupo-cumpleanos': drawBirthdays,
  'grupo-emergencia': drawEmergency,
  'grupo-recoger': drawPickUp,
  'grupo-credenciales': drawCards,
  'grupo-como-pagar': drawHowToPay,
}

export default async ({ kind, facts }: Drawn): Promise<Uint8Array> => {
  const drawer = DRAWERS[kind]
  if (!drawer) throw new Error(`nobody draws ${kind}`)
  return new Uint8Array(await drawer(...(facts as never[])))
}
