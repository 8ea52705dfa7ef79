import { styled } from '@mui/material/styles'
import { useWatch, type Control } from 'react-hook-form'
import { formatPhone } from '@contract/domain/phone'
import { upper } from '@contract/domain/text'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { parentsLike } from '@contract/parents/parents.rules'
import type { Parent } from '@contract/parents/parents.schemas'
import { useParents } from '../../../state/parents/parents.selectors'
import { useMay } from '../../../state/session/useMay'
import { Bound } from '../../../ui/fields/Bound'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { MAIL, TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import { texts } from '../parents.texts'

export interface ParentValues {
  nombre: string
  telefono: string
  correo: string
  direccion: string
}

export const EMPTY_PARENT: ParentValues = { nombre: '', telefono: '', correo: '', direccion: '' }

export const valuesOf = ({ nombre, telefono, correo, direccion }: Parent): ParentValues => ({
  nombre,
  telefono,
  correo: correo ?? '',
  direccion: direccion ?? '',
})

export const parentBody = ({ nombre, telefono, correo, direccion }: ParentValues) => ({
  nombre: upper(nombre),
  telefono,
  correo: correo.trim() || null,
  direccion: direccion.trim() || null,
})

const Panel = styled('div')(({ theme: { vars, spacing } }) => ({
  '& > div': {
    padding: spacing(1.5, 2),
    border: `1px solid ${vars.palette.warning.main}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.surface.warningSoft,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0 },
  '& ul': { margin: spacing(0.5, 0), paddingInlineStart: '1.2em' },
}))

interface ParentFieldsProps {
  control: Control<ParentValues>
  except?: number | undefined
}

const NONE: readonly Parent[] = []

/** Shows parents with the same phone or e-mail while typing. Only a hint: families share phones (decisions/0009). */
function LikeParents({ control, except }: ParentFieldsProps) {
  const [telefono, correo] = useWatch({ control, name: ['telefono', 'correo'] })
  const canRead = useMay()(parentsRoutes.listAll.access)
  const { rows = NONE } = useParents(undefined, { skip: !canRead })
  const alike = parentsLike(rows, { telefono, correo }, except)
  return (
    // Always mounted: not every screen reader announces a status that appears together with its text.
    <Panel role="status">
      {alike.length > 0 && (
        <div>
          <p>
            <strong>
              {alike.length === 1
                ? 'Ya hay un padre con este teléfono o correo:'
                : `Ya hay ${alike.length} padres con este teléfono o correo:`}
            </strong>
          </p>
          <ul>
            {alike.map(({ id, nombre, telefono: phone, correo: email, alumnos }) => (
              <li key={id}>
                {[nombre, formatPhone(phone), email].filter(Boolean).join(' · ')}
                {alumnos.length > 0 && ` (${alumnos.map((child) => child.nombre).join(', ')})`}
              </li>
            ))}
          </ul>
          <p>Revisa que no sea la misma persona. Si no lo es, puedes guardar.</p>
        </div>
      )}
    </Panel>
  )
}

export function ParentFields({ control, except }: ParentFieldsProps) {
  return (
    <FieldGrid>
      <div className="wide">
        <Bound control={control} name="nombre">
          {(field) => (
            <UppercaseInput {...field} label="Nombre completo" maxLength={200} required autoFocus />
          )}
        </Bound>
      </div>
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label={texts.fields.telefono} required />}
      </Bound>
      <Bound control={control} name="correo">
        {(field) => <TextInput {...field} label={texts.fields.correo} hint="Opcional" {...MAIL} />}
      </Bound>
      <div className="wide">
        <Bound control={control} name="direccion">
          {(field) => <TextInput {...field} label={texts.fields.direccion} hint="Opcional" maxLength={300} />}
        </Bound>
      </div>
      <div className="wide">
        <LikeParents control={control} except={except} />
      </div>
    </FieldGrid>
  )
}
