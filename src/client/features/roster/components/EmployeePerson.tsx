import { styled } from '@mui/material/styles'
import { ageOn, parseDate } from '@contract/domain/dateMath'
import { formatPhone, whatsAppLink } from '@contract/domain/phone'
import type { Employee } from '@contract/roster/roster.schemas'
import { Details } from '../../../ui/page/Details'
import { Section } from '../../../ui/page/Section'
import { texts } from '../roster.texts'
import { today } from '../../../state/core/schoolClock'

const Links = styled('span')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: spacing(2),
  '& a': { color: vars.palette.primary.main, textUnderlineOffset: 3, whiteSpace: 'nowrap' },
}))

/** Calls on a phone, and opens WhatsApp. */
const phoneLinks = (phone: string) => {
  const chat = whatsAppLink(phone, '')
  return (
    <Links>
      <a href={`tel:+52${phone}`}>{formatPhone(phone)}</a>
      {chat && (
        <a href={chat} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
    </Links>
  )
}

/** '16/11/1973 (53 años)'. */
const birthText = (fechaNacimiento: string | null): string | null => {
  const born = parseDate(fechaNacimiento ?? '')
  const years = born === null ? -1 : ageOn(born, today())
  return years < 0 ? fechaNacimiento : `${fechaNacimiento} (${years === 1 ? '1 año' : `${years} años`})`
}

/** Who a collaborator is and how to reach them. */
export function EmployeePerson({ employee }: { employee: Employee }) {
  const { telefono, correo, direccion, fechaNacimiento, escolaridad } = employee
  return (
    <Section title={texts.person}>
      <Details
        items={[
          { label: texts.fields.telefono, value: telefono && phoneLinks(telefono) },
          { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
          { label: texts.fields.direccion, value: direccion },
          { label: texts.fields.fechaNacimiento, value: birthText(fechaNacimiento) },
          { label: texts.fields.escolaridad, value: escolaridad },
        ]}
      />
    </Section>
  )
}
