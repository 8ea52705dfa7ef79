import { type ComponentType } from 'react'
import { bankRoutes } from '@contract/bank/bank.routes'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import type { Family } from '@contract/domain/family'
import type { DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useMay } from '../../../state/session/useMay'
import { askHowToPay } from '../../../state/bank/bank.api'
import { useOpenDocument } from '../../../write/useOpenDocument'
import { pickedMonths } from '../picks'
import type { FamilyDesk } from '../useFamilyDesk'
import { RefundDialog } from './RefundDialog'

/** Dialogs of other features; app hands them in, because features do not import each other. */
export interface DeskParts {
  Contact: ComponentType<{ family: DeskFamily; onClose: () => void }>
  Extend: ComponentType<{ months: readonly OwedMonth[]; onClose: () => void }>
}

export type Opened = 'refund' | 'contact' | 'extend'

interface VisitActionsProps {
  padreId: number | null
  hasMonths: boolean
  onOpen: (what: Opened) => void
}

export function VisitActions({ padreId, hasMonths, onOpen }: VisitActionsProps) {
  const may = useMay()
  const open = useOpenDocument('No se pudo abrir la hoja')
  return (
    <>
      {padreId !== null && may(bankRoutes.getHowToPay.access) && (
        <button type="button" onClick={() => void open((dispatch) => dispatch(askHowToPay(padreId)))}>
          Cómo pagar
        </button>
      )}
      {may(tuitionRoutes.extend.access) && hasMonths && (
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen('extend')}>
          Prórroga
        </button>
      )}
      {may(contactsRoutes.list.access) && (
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen('contact')}>
          Contacto
        </button>
      )}
    </>
  )
}

interface VisitDialogProps {
  of: Family
  desk: FamilyDesk
  parts: DeskParts
  opened: Opened
  onClose: () => void
}

/** After an extension or a refund the desk reads again what the family owes. */
export function VisitDialog({ of, desk, parts: { Contact, Extend }, opened, onClose }: VisitDialogProps) {
  if (opened === 'contact') return <Contact family={desk.family} onClose={onClose} />
  if (opened === 'extend')
    return (
      <Extend
        months={pickedMonths(desk.family, desk.checkout.cost)}
        onClose={() => {
          onClose()
          desk.follow()
        }}
      />
    )
  return (
    <RefundDialog
      of={of}
      family={desk.family}
      onClose={(done) => {
        onClose()
        if (done) desk.follow()
      }}
    />
  )
}
