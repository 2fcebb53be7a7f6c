import { ColyseusSDK } from '@colyseus/sdk/Client';
import { NoneSerializer } from '@colyseus/sdk/serializer/NoneSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';

// Only the parts of the package for messages: rooms here have no states or predictions.
registerSerializer('none', NoneSerializer);

export { ColyseusSDK };
