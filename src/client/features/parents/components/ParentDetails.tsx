import type { Parent } from '@contract/parents/parents.schemas'
import { Details } from '../../../ui/page/Details'
import { texts } from '../parents.texts'
import { PhoneLink } from './PhoneLink'

/** How to reach a parent, and the user of the app. */
export function ParentDetails({ parent }: { parent: Parent }) {
  const { telefono, correo, direccion, usuario } = parent
  return (
    <Details
      items={[
        { label: texts.fields.telefono, value: <PhoneLink phone={telefono} /> },
        { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
        { label: texts.fields.username, value: usuario?.name ?? texts.noUser },
        { label: texts.fields.direccion, value: direccion },
      ]}
    />
  )
}
