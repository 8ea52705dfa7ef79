import { styled } from '@mui/material/styles'
import {
  CONTACT_MEANS,
  CONTACT_MEANS_LABELS,
  contactProblems,
  type ContactMeans,
} from '@contract/contacts/contacts.rules'
import { contactsRoutes as routes } from '@contract/contacts/contacts.routes'
import type { Contact } from '@contract/contacts/contacts.schemas'
import { formatDate } from '@contract/domain/dates'
import { familyKey, type Family } from '@contract/domain/family'
import { formatPesos } from '@contract/domain/money'
import { formatPhone } from '@contract/domain/phone'
import type { Debtor } from '@contract/statements/statements.schemas'
import { useContacts, useCreateContact } from '../../../state/contacts/contacts.api'
import { ASKED_ANEW, type ListRead } from '../../../state/core/reads'
import { today } from '../../../state/clock/schoolClock'
import { useMay } from '../../../state/session/useMay'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Bound } from '../../../ui/fields/Bound'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { Row } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { PageLoading } from '../../../ui/page/PageLoading'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { useDialogForm } from '../../../write/useDialogForm'
import { texts } from '../statements.texts'

interface Values {
  fecha: string
  medio: ContactMeans
  promesa: string
  promesa_fecha: string
}

const MEANS = CONTACT_MEANS.map((value) => ({ value, label: CONTACT_MEANS_LABELS[value] }))

const contactText = ({ fecha, medio, promesa, promesa_fecha }: Contact): string => {
  const promised = [promesa, promesa_fecha && `(para el ${formatDate(promesa_fecha)})`]
  const promise = promised.filter(Boolean).join(' ')
  return `${CONTACT_MEANS_LABELS[medio]}, ${formatDate(fecha)}: ${promise || texts.nothingPromised}`
}

export const reachOf = ({ padre, prorroga, contacto }: Debtor) =>
  [
    padre?.telefono ? formatPhone(padre.telefono) : texts.noPhone,
    prorroga && texts.extended(formatDate(prorroga)),
    contacto && contactText(contacto),
  ].map((line) => line && <div key={line}>{line}</div>)

const Said = styled('ul')(({ theme: { spacing, vars } }) => ({
  margin: 0,
  paddingInlineStart: spacing(2.5),
  overflowWrap: 'anywhere',
  '& small': { color: vars.palette.text.secondary },
}))

function SaidBefore({ contacts: { rows: contacts, error, retry } }: { contacts: ListRead<Contact> }) {
  if (!contacts)
    return error === undefined ? (
      <PageLoading blocks={1} />
    ) : (
      <ErrorBar title="No se pudo consultar lo que ya se habló." text={error} onRetry={retry} />
    )
  if (contacts.length === 0) return <p>{texts.noContacts}</p>
  return (
    <Said aria-label="Contactos anteriores">
      {contacts.map((contact) => (
        <li key={contact.id}>
          {contactText(contact)} <small>{contact.registro}</small>
        </li>
      ))}
    </Said>
  )
}

interface Spoken {
  of: Family
  telefono: string | undefined
  vencido?: number
}

function WhomToCall({ telefono, vencido }: Spoken) {
  return (
    <Row gap={[0, 3]}>
      {telefono ? <PhoneLink phone={telefono} /> : texts.noPhone}
      {vencido !== undefined && (
        <span>
          Adeudo vencido <strong>{formatPesos(vencido)}</strong>
        </span>
      )}
    </Row>
  )
}

interface ContactDialogProps {
  spoken: Spoken
  name: string
  onClose: () => void
}

export function ContactDialog({ spoken, name, onClose }: ContactDialogProps) {
  const { of } = spoken
  const contacts = useContacts(of, ASKED_ANEW)
  const canWrite = useMay()(routes.create.access)
  const { control, dialog } = useDialogForm({
    draftName: `contacto ${familyKey(of)}`,
    values: { fecha: today(), medio: 'LLAMADA', promesa: '', promesa_fecha: '' },
    problems: (values: Values) => contactProblems(values, today()),
    write: useCreateContact,
    onClose,
    body: ({ promesa_fecha, ...values }) => ({ ...of, ...values, promesa_fecha: promesa_fecha || null }),
  })
  const title = `Contactos con ${name}`
  if (!canWrite)
    return (
      <InfoDialog title={title} onClose={onClose}>
        <WhomToCall {...spoken} />
        <SaidBefore contacts={contacts} />
      </InfoDialog>
    )
  return (
    <FormDialog size="md" title={title} {...dialog}>
      <WhomToCall {...spoken} />
      <FieldGrid>
        <Bound control={control} name="fecha">
          {(field) => <DateInput {...field} label={texts.contactDay} required />}
        </Bound>
        <Bound control={control} name="medio">
          {(field) => <SelectInput {...field} label={texts.contactMeans} options={MEANS} required />}
        </Bound>
      </FieldGrid>
      <Bound control={control} name="promesa">
        {(field) => <TextInput {...field} label={texts.promise} rows={2} maxLength={500} />}
      </Bound>
      <Bound control={control} name="promesa_fecha">
        {(field) => <DateInput {...field} label={texts.promiseDay} />}
      </Bound>
      <SaidBefore contacts={contacts} />
    </FormDialog>
  )
}
