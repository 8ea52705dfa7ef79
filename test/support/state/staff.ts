import type { Department } from '@contract/departments/departments.schemas'
import type { Employee } from '@contract/roster/roster.schemas'

/** An employee as sent to a user with the permission to see salaries. */
export const anEmployeeRow = (id: number, over: Partial<Employee> = {}): Employee => ({
  id,
  nombre: `COLABORADORA ${id} PEÑA`,
  puesto: 'MAESTRA DE 2° B',
  ingreso: '16/08/2021',
  antiguedad: { anios: 5, meses: 3 },
  fechaNacimiento: '31/12/1956',
  telefono: '7221234567',
  direccion: 'Calle Ñandú 8',
  correo: `colaboradora${id}@escuela.mx`,
  rfc: 'GODE561231GR8',
  curp: 'GODE561231MHGMZM07',
  nss: '72795608040',
  escolaridad: 'Licenciatura',
  sueldo: 18500.5,
  departamento: 'PRIMARIA',
  urlFoto: `/files/${id}/original?exp=1&firma=x`,
  urlMiniatura: `/files/${id}/miniatura?exp=1&firma=x`,
  ...over,
})

export const aDepartmentRow = (id: number, over: Partial<Department> = {}): Department => ({
  id,
  nombre: `DEPARTAMENTO ${id}`,
  urlFoto: null,
  urlMiniatura: null,
  total_empleados: 0,
  ...over,
})
