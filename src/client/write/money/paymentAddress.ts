import type { IsoDate } from '@contract/domain/dates'
import { payments } from '@contract/domain/screenPaths'

export const paymentAddress = (folio: string, desde: IsoDate, hasta = desde): string =>
  `${payments}?${new URLSearchParams({ desde, hasta, q: folio })}`
