import { ColyseusSDK } from '@colyseus/sdk/Client';
import { NoneSerializer } from '@colyseus/sdk/serializer/NoneSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';

// The parts that the package is made of, without those for states and predictions: rooms here share messages only.
registerSerializer('none', NoneSerializer);

export { ColyseusSDK };
