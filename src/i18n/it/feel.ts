export const feel = {
  groups: {
    help: 'Computer e analisi',
    page: 'Pagina e lingua',
    access: 'Tasti e annunci',
    data: 'Su questo dispositivo',
  },
  turning: {
    title: 'Ruotata di',
    degrees: '{{degrees}}°',
    mirrored: 'Specchiata',
    a1: {
      upperLeft: 'a1 è ora in alto a sinistra.',
      upperRight: 'a1 è ora in alto a destra.',
      lowerLeft: 'a1 è ora in basso a sinistra.',
      lowerRight: 'a1 è ora in basso a destra.',
    },
    column1: {
      left: 'La colonna 1 è ora a sinistra.',
      right: 'La colonna 1 è ora a destra.',
    },
  },
};
