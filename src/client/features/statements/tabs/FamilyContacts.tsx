import Button from '@mui/material/Button'
import { useState } from 'react'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { CONTACT_MEANS_LABELS } from '@contract/contacts/contacts.rules'
import type { Contact } from '@contract/contacts/contacts.schemas'
import { formatDate } from '@contract/domain/dates'
import { useContacts } from '../../../state/contacts/contacts.api'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { Icon } from '../../../ui/icons/Icon'
import { Row } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { ContactDialog } from '../components/ContactDialog'
import { texts } from '../statements.texts'

const columns: readonly Column<Contact>[] = [
  { key: 'fecha', header: texts.contactDay, width: 120, cell: ({ fecha }) => formatDate(fecha) },
  { key: 'medio', header: texts.contactMeans, cell: ({ medio }) => CONTACT_MEANS_LABELS[medio] },
  { key: 'promesa', header: texts.promise, cell: ({ promesa }) => promesa ?? texts.nothingPromised },
  {
    key: 'para',
    header: texts.promiseDay,
    cell: ({ promesa_fecha }) => (promesa_fecha ? formatDate(promesa_fecha) : '—'),
  },
  { key: 'registro', header: 'Registró', cell: ({ registro }) => registro },
]
const NOUN = { one: 'contacto', many: 'contactos' }
const searchText = ({ fecha, medio, promesa, registro }: Contact): string =>
  [formatDate(fecha), CONTACT_MEANS_LABELS[medio], promesa, registro].filter(Boolean).join(' ')

interface FamilyContactsProps {
  row: { id: number; nombre: string; telefono: string }
}

export function FamilyContacts({ row: { id, nombre, telefono } }: FamilyContactsProps) {
  const canWrite = useMay()(contactsRoutes.create.access)
  const [writing, setWriting] = useState(false)
  return (
    <>
      {canWrite && (
        <Row justify="end">
          <Button variant="outlined" startIcon={<Icon name="phone" />} onClick={() => setWriting(true)}>
            Registrar contacto
          </Button>
        </Row>
      )}
      <ListPanel
        label={texts.contacts}
        source={useContacts({ padreId: id }, ASKED_ANEW)}
        searchText={searchText}
        columns={columns}
        noun={NOUN}
        empty={{
          icon: 'phone',
          title: texts.noContacts,
          text: 'Cada llamada o mensaje con su día, y lo que la familia prometió.',
        }}
      />
      {writing && (
        <ContactDialog
          spoken={{ of: { padreId: id }, telefono }}
          name={nombre}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  )
}
