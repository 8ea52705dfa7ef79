import { type ReactNode, type Ref, useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { type Paper, PAPERS, paperWarning } from '@contract/roster/papers.rules'
import type { EmployeeField } from '@contract/roster/roster.rules'
import { today } from '../../../state/clock/schoolClock'
import { useDepartments } from '../../../state/departments/departments.selectors'
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

/** What each part of a collaborator's form gets. */
interface FieldsProps {
  control: Control<EmployeeValues>
  /** A registration asks for more than a change may empty. */
  required: (field: EmployeeField) => boolean
  children?: ReactNode
}

interface TextFieldProps {
  control: Control<EmployeeValues>
  name: EmployeeField
  /** As long as the contract lets it be. */
  maxLength: number
  required?: boolean
  upper?: boolean
  autoFocus?: boolean
  inputMode?: 'email' | 'text'
}

/** A line of text of a collaborator. */
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
  /** The department's name, as it travels; '' while none is chosen. */
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
  /** What somebody has already: it can be kept although the list did not come. */
  current: string
  required: boolean
}

/** Picks a department by its name. */
function DepartmentSelect({ current, error, onChange, ...field }: DepartmentSelectProps) {
  const { rows, isLoading, error: failed } = useDepartments(undefined)
  const names = (rows ?? []).map(({ nombre }) => nombre)
  const options = current === '' || names.includes(current) ? names : [current, ...names]
  const none = !isLoading && !failed && names.length === 0
  return (
    <SelectInput
      {...field}
      label={texts.fields.departamento}
      error={error ?? (failed && names.length === 0 ? `${texts.departmentsFailed} ${failed}` : undefined)}
      hint={none ? texts.noDepartments : undefined}
      emptyLabel={isLoading ? 'Cargando…' : field.required ? texts.chooseDepartment : texts.noDepartment}
      options={options.map((nombre) => ({ value: nombre, label: nombre }))}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Who it is and how to reach them. */
export function PersonFields({ control, required, children }: FieldsProps) {
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
            required={required('fechaNacimiento')}
          />
        )}
      </Bound>
      <Bound control={control} name="telefono">
        {(field) => <PhoneInput {...field} label={texts.fields.telefono} required={required('telefono')} />}
      </Bound>
      <TextField
        control={control}
        name="correo"
        maxLength={254}
        inputMode="email"
        required={required('correo')}
      />
      <div className="wide">
        <TextField control={control} name="direccion" maxLength={300} required={required('direccion')} />
      </div>
      {children}
    </FieldGrid>
  )
}

interface WorkFieldsProps extends FieldsProps {
  /** Where they work until now; '' for nowhere. */
  current: string
  /** Only who may change the roster sees salaries: `decisions/domain/roster`. */
  withSalary: boolean
}

/** What they do here, where and since when. */
export function WorkFields({ control, required, current, withSalary }: WorkFieldsProps) {
  return (
    <FieldGrid>
      <TextField control={control} name="puesto" maxLength={120} required upper />
      <Bound control={control} name="departamento">
        {(field) => <DepartmentSelect {...field} current={current} required={required('departamento')} />}
      </Bound>
      <Bound control={control} name="ingreso">
        {(field) => <DateInput {...field} label={texts.fields.ingreso} required={required('ingreso')} />}
      </Bound>
      <TextField control={control} name="escolaridad" maxLength={120} required={required('escolaridad')} />
      {withSalary && (
        <Bound control={control} name="sueldo">
          {(field) => <MoneyInput {...field} label={texts.fields.sueldo} hint={texts.salaryHint} />}
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
/** As long as a whole one is: before that a warning would only say that somebody is still typing. */
const WHOLE = { rfc: 13, curp: 18, nss: 11 }

/** CURP, RFC or NSS, masked while typing; what does not add up is told in words once it is whole or the field is left. */
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
            {...(paper === 'nss' ? { hint: texts.nssHint } : {})}
            required={required}
          />
        )}
      </Bound>
      <PaperWarning text={warning} />
    </div>
  )
}

/** The numbers the tax office, the registry and the IMSS know them by. */
export function PaperFields({ control, required }: FieldsProps) {
  return (
    <FieldGrid>
      {PAPERS.map((paper) => (
        <PaperField key={paper} control={control} paper={paper} required={required(paper)} />
      ))}
    </FieldGrid>
  )
}
