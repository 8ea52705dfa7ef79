import { texts as list } from './studentsList.texts'

/** The customer's words, letter by letter: `decisions/domain/text#letter-by-letter`. */
export const texts = {
  collect: 'Cobrar',
  register: list.register,
  enrol: list.enrol,
  healthTitle: 'Salud',
  healthText: 'Datos sensibles de un menor: solo para quien lo atiende.',
  editHealth: 'Editar salud',
  parent: 'Padre o tutor',
  siblings: 'Hermanos en la escuela',
  services: 'Servicios',
  health: { alergias: 'Alergia', enfermedades: 'Enfermedad' },
  instructions: 'Qué hacer',
  medicines: 'Medicamentos',
  medicineFields: { nombre: 'Medicamento', dosis: 'Dosis', horario: 'Horario' },
  bloodType: 'Tipo de sangre',
  medicalService: 'Servicio médico',
} as const
