import type { Employee } from '@contract/roster/roster.schemas'

/** A collaborator of any server: what the school's existing one does not send is empty, never missing. */
export const readEmployee = (row: Partial<Employee> & Pick<Employee, 'id'>): Employee => ({
  nombre: '',
  puesto: '',
  ingreso: null,
  antiguedad: null,
  fechaNacimiento: null,
  telefono: null,
  direccion: null,
  correo: null,
  rfc: null,
  curp: null,
  nss: null,
  escolaridad: null,
  departamento: null,
  urlFoto: null,
  // One picture for both, where there is no thumbnail.
  urlMiniatura: row.urlFoto ?? null,
  ...row,
})
