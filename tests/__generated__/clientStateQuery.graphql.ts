/**
 * @generated SignedSource<<d40f718c465b827785ad96771c0cc143>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { LiveState, FragmentRefs } from "relay-runtime";
import { id as currentCartIdIdResolverType } from "../../src/relay/resolvers/currentCartId";
import { ResolverContext } from "../.././src/relay/resolverContext";
// Type assertion validating that `currentCartIdIdResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(currentCartIdIdResolverType satisfies (
  __relay_model_instance: CurrentCartId____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => string | null | undefined);
import { createdAt as customerTokenRecordCreatedAtResolverType } from "../../src/relay/resolvers/customerToken";
// Type assertion validating that `customerTokenRecordCreatedAtResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(customerTokenRecordCreatedAtResolverType satisfies (
  __relay_model_instance: CustomerTokenRecord____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => number | null | undefined);
import { token as customerTokenRecordTokenResolverType } from "../../src/relay/resolvers/customerToken";
// Type assertion validating that `customerTokenRecordTokenResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(customerTokenRecordTokenResolverType satisfies (
  __relay_model_instance: CustomerTokenRecord____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => string | null | undefined);
import { valid as customerTokenRecordValidResolverType } from "../../src/relay/resolvers/customerToken";
// Type assertion validating that `customerTokenRecordValidResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(customerTokenRecordValidResolverType satisfies (
  __relay_model_instance: CustomerTokenRecord____relay_model_instance$data['__relay_model_instance'],
  args: undefined,
  context: ResolverContext,
) => boolean | null | undefined);
import { currentCartId as queryCurrentCartIdResolverType } from "../../src/relay/resolvers/currentCartId";
// Type assertion validating that `queryCurrentCartIdResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(queryCurrentCartIdResolverType satisfies (
  args: undefined,
  context: ResolverContext,
) => LiveState<CurrentCartId | null | undefined>);
import { customerToken as queryCustomerTokenResolverType } from "../../src/relay/resolvers/customerToken";
// Type assertion validating that `queryCustomerTokenResolverType` resolver is correctly implemented.
// A type error here indicates that the type signature of the resolver module is incorrect.
(queryCustomerTokenResolverType satisfies (
  args: undefined,
  context: ResolverContext,
) => LiveState<CustomerTokenRecord | null | undefined>);
import { CurrentCartId } from "../../src/relay/resolvers/currentCartId";
import { CustomerTokenRecord } from "../../src/relay/resolvers/customerToken";
export type clientStateQuery$variables = Record<PropertyKey, never>;
export type clientStateQuery$data = {
  readonly currentCartId: {
    readonly id: string | null | undefined;
  } | null | undefined;
  readonly customerToken: {
    readonly createdAt: number | null | undefined;
    readonly token: string | null | undefined;
    readonly valid: boolean | null | undefined;
  } | null | undefined;
};
export type clientStateQuery = {
  response: clientStateQuery$data;
  variables: clientStateQuery$variables;
};

import {currentCartId as queryCurrentCartIdResolver} from '../../src/relay/resolvers/currentCartId';
import {id as currentCartIdIdResolver} from '../../src/relay/resolvers/currentCartId';
import {createdAt as customerTokenRecordCreatedAtResolver} from '../../src/relay/resolvers/customerToken';
import {customerToken as queryCustomerTokenResolver} from '../../src/relay/resolvers/customerToken';
import {token as customerTokenRecordTokenResolver} from '../../src/relay/resolvers/customerToken';
import {valid as customerTokenRecordValidResolver} from '../../src/relay/resolvers/customerToken';
import CurrentCartId____relay_model_instance_graphql from '../../src/__generated__/CurrentCartId____relay_model_instance.graphql.ts';
import CustomerTokenRecord____relay_model_instance_graphql from '../../src/__generated__/CustomerTokenRecord____relay_model_instance.graphql.ts';
import {resolverDataInjector} from 'relay-runtime/experimental';

const node: ConcreteRequest = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "CustomerTokenRecord____relay_model_instance"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__relay_model_instance",
    "storageKey": null
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": (v1/*:: as any*/),
  "type": "CustomerTokenRecord",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "hasClientEdges": true
    },
    "name": "clientStateQuery",
    "selections": [
      {
        "kind": "ClientEdgeToClientObject",
        "concreteType": "CurrentCartId",
        "modelResolvers": null,
        "serverObjectOperations": null,
        "backingField": {
          "alias": null,
          "args": null,
          "fragment": null,
          "kind": "RelayLiveResolver",
          "name": "currentCartId",
          "resolverModule": queryCurrentCartIdResolver,
          "path": "currentCartId",
          "normalizationInfo": {
            "kind": "WeakModel",
            "concreteType": "CurrentCartId",
            "plural": false
          }
        },
        "linkedField": {
          "alias": null,
          "args": null,
          "concreteType": "CurrentCartId",
          "kind": "LinkedField",
          "name": "currentCartId",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "fragment": {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CurrentCartId____relay_model_instance"
              },
              "kind": "RelayResolver",
              "name": "id",
              "resolverModule": resolverDataInjector(CurrentCartId____relay_model_instance_graphql, currentCartIdIdResolver, '__relay_model_instance', true),
              "path": "currentCartId.id"
            }
          ],
          "storageKey": null
        }
      },
      {
        "kind": "ClientEdgeToClientObject",
        "concreteType": "CustomerTokenRecord",
        "modelResolvers": null,
        "serverObjectOperations": null,
        "backingField": {
          "alias": null,
          "args": null,
          "fragment": null,
          "kind": "RelayLiveResolver",
          "name": "customerToken",
          "resolverModule": queryCustomerTokenResolver,
          "path": "customerToken",
          "normalizationInfo": {
            "kind": "WeakModel",
            "concreteType": "CustomerTokenRecord",
            "plural": false
          }
        },
        "linkedField": {
          "alias": null,
          "args": null,
          "concreteType": "CustomerTokenRecord",
          "kind": "LinkedField",
          "name": "customerToken",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "fragment": (v0/*:: as any*/),
              "kind": "RelayResolver",
              "name": "token",
              "resolverModule": resolverDataInjector(CustomerTokenRecord____relay_model_instance_graphql, customerTokenRecordTokenResolver, '__relay_model_instance', true),
              "path": "customerToken.token"
            },
            {
              "alias": null,
              "args": null,
              "fragment": (v0/*:: as any*/),
              "kind": "RelayResolver",
              "name": "createdAt",
              "resolverModule": resolverDataInjector(CustomerTokenRecord____relay_model_instance_graphql, customerTokenRecordCreatedAtResolver, '__relay_model_instance', true),
              "path": "customerToken.createdAt"
            },
            {
              "alias": null,
              "args": null,
              "fragment": (v0/*:: as any*/),
              "kind": "RelayResolver",
              "name": "valid",
              "resolverModule": resolverDataInjector(CustomerTokenRecord____relay_model_instance_graphql, customerTokenRecordValidResolver, '__relay_model_instance', true),
              "path": "customerToken.valid"
            }
          ],
          "storageKey": null
        }
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "clientStateQuery",
    "selections": [
      {
        "kind": "ClientEdgeToClientObject",
        "backingField": {
          "name": "currentCartId",
          "args": null,
          "fragment": null,
          "kind": "RelayResolver",
          "storageKey": null,
          "isOutputType": true
        },
        "linkedField": {
          "alias": null,
          "args": null,
          "concreteType": "CurrentCartId",
          "kind": "LinkedField",
          "name": "currentCartId",
          "plural": false,
          "selections": [
            {
              "name": "id",
              "args": null,
              "fragment": {
                "kind": "InlineFragment",
                "selections": (v1/*:: as any*/),
                "type": "CurrentCartId",
                "abstractKey": null
              },
              "kind": "RelayResolver",
              "storageKey": null,
              "isOutputType": true
            }
          ],
          "storageKey": null
        }
      },
      {
        "kind": "ClientEdgeToClientObject",
        "backingField": {
          "name": "customerToken",
          "args": null,
          "fragment": null,
          "kind": "RelayResolver",
          "storageKey": null,
          "isOutputType": true
        },
        "linkedField": {
          "alias": null,
          "args": null,
          "concreteType": "CustomerTokenRecord",
          "kind": "LinkedField",
          "name": "customerToken",
          "plural": false,
          "selections": [
            {
              "name": "token",
              "args": null,
              "fragment": (v2/*:: as any*/),
              "kind": "RelayResolver",
              "storageKey": null,
              "isOutputType": true
            },
            {
              "name": "createdAt",
              "args": null,
              "fragment": (v2/*:: as any*/),
              "kind": "RelayResolver",
              "storageKey": null,
              "isOutputType": true
            },
            {
              "name": "valid",
              "args": null,
              "fragment": (v2/*:: as any*/),
              "kind": "RelayResolver",
              "storageKey": null,
              "isOutputType": true
            }
          ],
          "storageKey": null
        }
      }
    ]
  },
  "params": {
    "cacheID": "3d16f905e40e2ef9d29acd5fcf072530",
    "id": null,
    "metadata": {},
    "name": "clientStateQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8834e89eb14e0f0fedae23b2509699c6";

export default node;
