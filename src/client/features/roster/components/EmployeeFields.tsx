import { type ReactNode, type Ref, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { type Paper, PAPERS, paperWarning } from '@contract/roster/papers.rules'
import type { EmployeeField } from '@contract/roster/roster.rules'
import { today } from '../../../state/clock/schoolClock'
import { useDepartments } from '../../../state/departments/departments.api'
import { Bound } from '../../../ui/fields/Bound'
import { CurpInput, NssInput, RfcInput } from '../../../ui/fields/CodeInputs'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { PhoneInput } from '../../../ui/fields/PhoneInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { UppercaseInput } from '../../../ui/fields/UppercaseInput'
import { FieldGrid } from '../../../ui/forms/FieldGrid'
import type { EmployeeValues } from '../employee.values'
import { texts } from '../roster.texts'
import { PaperWarning } from './PaperWarning'

interface FieldsProps {
  control: Control<EmployeeValues>
  isRequired: (field: EmployeeField) => boolean
  children?: ReactNode
}

interface TextFieldProps {
  control: Control<EmployeeValues>
  name: EmployeeField
  maxLength: number
  required?: boolean
  upper?: boolean
  autoFocus?: boolean
  inputMode?: 'email' | 'text'
}

function TextField({ control, name, upper = false, ...look }: TextFieldProps) {
  const Input = upper ? UppercaseInput : TextInput
  return (
    <Bound control={control} name={name}>
      {(field) => <Input {...field} {...look} label={texts.fields[name]} />}
    </Bound>
  )
}

interface DepartmentSelectProps {
  name: string
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  /** The department at present; selectable even if the list failed to load. */
  current: string
  required: boolean
}

function DepartmentSelect({ current, error, onChange, ...field }: DepartmentSelectProps) {
  const { rows, isLoading, error: failed } = useDepartments(undefined)
  const names = (rows ?? []).map(({ nombre }) => nombre)
  const options = current === '' || names.includes(current) ? names : [current, ...names]
  const none = !isLoading && !failed && names.length === 0
  return (
    <SelectInput
      {...field}
      label={texts.fields.departamento}
      error={
        error ??
        (failed && names.length === 0 ? `No se pudieron cargar los departamentos. ${failed}` : undefined)
      }
      hint={
        none
          ? 'Todavía no hay departamentos: regístralos primero en Personal › Administrar departamentos.'
          : undefined
      }
      emptyLabel={
        isLoading ? 'Cargando…' : field.required ? 'Selecciona un departamento' : texts.noDepartment
      }
      options={options.map((nombre) => ({ value: nombre, label: nombre }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export function PersonFields({ control, isRequired, children }: FieldsProps) {
  return (
    <FieldGrid>
      <div className="wide">
        <TextField control={control} name="nombre" maxLength={200} required upper autoFocus />
      </div>
      <Bound control={control} name="fechaNacimiento">
        {(field) => (
          <DateInput
            {...field}
            label={texts.fields.fechaNacimiento}
            max={today()}
            required={isRequired('fechaNacimiento')}
          />
        )}
      </Bound>
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label={texts.fields.telefono} required={isRequired('telefono')} />}
      </Bound>
      <TextField
        control={control}
        name="correo"
        maxLength={254}
        inputMode="email"
        required={isRequired('correo')}
      />
      <div className="wide">
        <TextField control={control} name="direccion" maxLength={300} required={isRequired('direccion')} />
      </div>
      {children}
    </FieldGrid>
  )
}

interface WorkFieldsProps extends FieldsProps {
  current: string
  /** Only for users who may change the roster: `decisions/domain/roster`. */
  withSalary: boolean
}

export function WorkFields({ control, isRequired, current, withSalary }: WorkFieldsProps) {
  return (
    <FieldGrid>
      <TextField control={control} name="puesto" maxLength={120} required upper />
      <Bound control={control} name="departamento">
        {(field) => <DepartmentSelect {...field} current={current} required={isRequired('departamento')} />}
      </Bound>
      <Bound control={control} name="ingreso">
        {(field) => <DateInput {...field} label={texts.fields.ingreso} required={isRequired('ingreso')} />}
      </Bound>
      <TextField control={control} name="escolaridad" maxLength={120} required={isRequired('escolaridad')} />
      {withSalary && (
        <Bound control={control} name="sueldo">
          {(field) => (
            <MoneyInput
              {...field}
              label={texts.fields.sueldo}
              hint="Solo lo ve quien puede editar la plantilla"
            />
          )}
        </Bound>
      )}
    </FieldGrid>
  )
}

interface PaperFieldProps {
  control: Control<EmployeeValues>
  paper: Paper
  required: boolean
}

const INPUTS = { rfc: RfcInput, curp: CurpInput, nss: NssInput }
/** Full lengths: a warning before would only say that the user is still typing. */
const WHOLE = { rfc: 13, curp: 18, nss: 11 }

/** A doubtful number is explained once it is complete or the field loses the focus. */
function PaperField({ control, paper, required }: PaperFieldProps) {
  const [text, fechaNacimiento] = useWatch({ control, name: [paper, 'fechaNacimiento'] })
  const [left, setLeft] = useState(text !== '')
  const warning = left || text.length >= WHOLE[paper] ? paperWarning(paper, text, fechaNacimiento) : null
  const Input = INPUTS[paper]
  return (
    <div>
      <Bound control={control} name={paper}>
        {(field) => (
          <Input
            {...field}
            onBlur={() => {
              setLeft(true)
              field.onBlur()
            }}
            label={texts.fields[paper]}
            {...(paper === 'nss' ? { hint: '11 dígitos; puede quedar vacío' } : {})}
            required={required}
          />
        )}
      </Bound>
      <PaperWarning text={warning} />
    </div>
  )
}

export function EmployeePapers({ control, isRequired }: FieldsProps) {
  return (
    <FieldGrid>
      {PAPERS.map((paper) => (
        <PaperField key={paper} control={control} paper={paper} required={isRequired(paper)} />
      ))}
    </FieldGrid>
  )
}
