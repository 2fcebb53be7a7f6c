/** Handing data over from one of a person's devices to another. */
export const handover = {
  handover: {
    title: 'To another device',
    heading: 'Your other devices',
    intro:
      'Move everything to another device: encrypted here, fetched once, then gone from the server. What is there already stays.',
    about:
      'Scan this with the other device, or open the link there. It works once, within ten minutes. The server cannot read it.',
    sealing: 'Preparing…',
    picture: 'QR code for the other device',
    until: 'It works until {{time}}.',
    withdraw: 'Withdraw',
    done: 'Done',
    withdrawn: 'Withdrawn. Nothing is left on the server.',
    fetched: 'Nothing is left to withdraw: the other device has fetched it.',
    taken: 'Fetched: the other device has it. Nothing is left on the server.',
    unknown: 'The server no longer has it. Make a new link.',
    over: 'The ten minutes are over. Nothing is left on the server.',
    again: 'New link',
    tooLong: 'All of it is {{size}}, and the server takes {{most}} at most. Use the file instead.',
    unread: 'The library cannot be read.',
    unsafe: 'This needs a page with a secure address (https). Use the file instead.',
    badCode: 'This link is not whole. Copy all of it.',
    gone: 'Nothing is behind this link: it was fetched already, or its ten minutes are over. Nothing has changed.',
    tampered: 'What came has been changed on the way. Nothing of it was taken.',
    noServer: 'There is no server behind this page. Use the file instead.',
    unreachable: 'The server does not answer. Try again.',
    tooMany: 'Too many tries. Wait a few minutes.',
  },
} as const;
